-- Columns with defaults only, so that the previous version keeps working during and after this migration.
SET LOCAL lock_timeout = '2s';

-- For a rematch: the previous match, which has at most one rematch.
ALTER TABLE matches ADD COLUMN after uuid;
CREATE UNIQUE INDEX matches_after ON matches (after) WHERE after IS NOT NULL;

-- A rematch starts with all seats taken; "here" becomes true when the player asks for it. After a refused guess: the
-- number of moves when that turn began, and the guess.
ALTER TABLE seats
  ADD COLUMN here boolean NOT NULL DEFAULT true,
  ADD COLUMN refused_turn integer,
  ADD COLUMN refused text;

-- Claims matches that may be due, for five seconds only, since the caller may die. Returns the time now, and the
-- arrival of the last player, in seconds. The previous version still calls claim_turns.
CREATE FUNCTION claim_due() RETURNS TABLE (id uuid, now double precision, "full" double precision) LANGUAGE sql AS $claim$
  UPDATE matches SET due_at = now() + interval '5 seconds' WHERE matches.id IN (
    SELECT matches.id FROM matches WHERE due_at <= now() ORDER BY due_at LIMIT 100 FOR UPDATE SKIP LOCKED
  ) RETURNING id, extract(epoch FROM now()), (
    SELECT CASE WHEN count(*) = (settings ->> 'players')::integer THEN extract(epoch FROM max(at)) END
    FROM seats WHERE match = id AND here
  )
$claim$;
