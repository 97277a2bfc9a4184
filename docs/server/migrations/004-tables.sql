-- Columns with defaults only, so that the previous version keeps working during and after this migration.
SET LOCAL lock_timeout = '2s';

-- missing: number of free seats or, in a rematch, of players who have not asked for it. freed: how often a seat became
-- free again, counted on in a rematch. attended: the last time that a player of an open match was connected. opener:
-- hash of the account or address that opened a listed match.
ALTER TABLE matches
  ADD COLUMN missing integer NOT NULL DEFAULT 0,
  ADD COLUMN freed integer NOT NULL DEFAULT 0,
  ADD COLUMN attended timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN opener text;

-- With accounts: equal for names that look alike, since a match may have only one of them.
ALTER TABLE seats ADD COLUMN look text;
CREATE UNIQUE INDEX seats_look ON seats (match, look) WHERE look IS NOT NULL;

-- Clocks start when the last player arrives. A repeated arrival does not restart them.
CREATE FUNCTION count_players() RETURNS trigger LANGUAGE plpgsql AS $count$
BEGIN
  -- Lock the match, so that concurrent changes count each other.
  PERFORM FROM matches WHERE id = coalesce(NEW.match, OLD.match) FOR NO KEY UPDATE;
  UPDATE matches SET missing = now_missing, due_at = CASE
      WHEN now_missing > 0 THEN NULL
      WHEN missing > 0 THEN now() + turn_seconds * interval '1 second'
      ELSE due_at
    END
    FROM (
      SELECT id AS counted, (settings ->> 'players')::integer - (SELECT count(*) FROM seats WHERE match = id AND here) AS now_missing
      FROM matches WHERE id = coalesce(NEW.match, OLD.match)
    ) AS players WHERE id = counted;
  RETURN NULL;
END $count$;
CREATE TRIGGER seats_count AFTER INSERT OR DELETE OR UPDATE OF here ON seats FOR EACH ROW EXECUTE FUNCTION count_players();

-- Whether an opener has fewer listed matches than the limit. Serializes the requests of one opener, so that each counts
-- the earlier ones.
CREATE FUNCTION may_list(who text, most integer) RETURNS boolean LANGUAGE plpgsql AS $may$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(who, 1502));
  RETURN most > (
    SELECT count(*) FROM matches
    WHERE listed AND missing > 0 AND created_at > now() - interval '1 hour' AND attended > now() - interval '30 seconds' AND opener = who
  );
END $may$;

-- Counts the players of matches with a clock, and of those that may be listed.
UPDATE seats SET here = here WHERE match IN (
  SELECT id FROM matches WHERE due_at IS NOT NULL OR (listed AND created_at > now() - interval '1 hour')
);

-- The list reads open tables only, however many are full. Those with a connected player come first, and those without
-- one for half a minute are left out. Includes the time limit of turns, or null.
CREATE INDEX matches_open ON matches (created_at) WHERE listed AND missing > 0;
DROP INDEX matches_listed;
CREATE OR REPLACE VIEW open_matches AS
  SELECT id AS match, game, settings, names, created_at,
      CASE WHEN turn_end IS NOT NULL THEN jsonb_build_object('seconds', turn_seconds, 'end', turn_end) END AS turn
    FROM matches, LATERAL (SELECT jsonb_object_agg(seat, name) AS names FROM seats WHERE match = id) AS players
  WHERE listed AND missing > 0 AND created_at > now() - interval '1 hour' AND attended > now() - interval '30 seconds'
    AND names IS NOT NULL
  ORDER BY attended > created_at DESC, created_at DESC LIMIT 50;
