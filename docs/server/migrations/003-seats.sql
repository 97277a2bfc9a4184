-- Columns with defaults only, so that the version before can go on while this runs and after it.
SET LOCAL lock_timeout = '2s';

-- A rematch: the match before, which has one match after it.
ALTER TABLE matches ADD COLUMN after uuid;
CREATE UNIQUE INDEX matches_after ON matches (after) WHERE after IS NOT NULL;

-- In a rematch all seats are taken at once, and a player is here after asking for it. Of a turn in which a guess was refused:
-- how many moves there were when it began, and the guess.
ALTER TABLE seats
  ADD COLUMN here boolean NOT NULL DEFAULT true,
  ADD COLUMN refused_turn integer,
  ADD COLUMN refused text;

-- Gives the caller matches that may be due, for five seconds in case it dies; in seconds the time now, and since when all players
-- are here. claim_turns is for the version before.
CREATE FUNCTION claim_due() RETURNS TABLE (id uuid, now double precision, "full" double precision) LANGUAGE sql AS $claim$
  UPDATE matches SET due_at = now() + interval '5 seconds' WHERE matches.id IN (
    SELECT matches.id FROM matches WHERE due_at <= now() ORDER BY due_at LIMIT 100 FOR UPDATE SKIP LOCKED
  ) RETURNING id, extract(epoch FROM now()), (
    SELECT CASE WHEN count(*) = (settings ->> 'players')::integer THEN extract(epoch FROM max(at)) END
    FROM seats WHERE match = id AND here
  )
$claim$;
