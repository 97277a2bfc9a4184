SET LOCAL lock_timeout = '2s';

-- The series of several matches that a match belongs to: its number, the games that each side won before it, and the
-- number that wins the series, if that was agreed.
ALTER TABLE matches ADD COLUMN series jsonb;
