-- Columns with defaults and new tables only, so that the previous version keeps working during and after this
-- migration.
SET LOCAL lock_timeout = '2s';

-- A turn may have a time limit, and an effect when it runs out. No process checks the match before due_at.
ALTER TABLE matches
  ADD COLUMN turn_seconds integer,
  ADD COLUMN turn_end text,
  ADD COLUMN due_at timestamptz,
  ADD COLUMN listed boolean NOT NULL DEFAULT false;
CREATE INDEX matches_due ON matches (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX matches_listed ON matches (created_at) WHERE listed;

-- One seat per holder: a repeated request returns the same seat.
ALTER TABLE seats
  ADD COLUMN at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN bot boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX seats_holder ON seats (match, token_hash);

-- The number of moves that the player had seen; identifies a request, together with the seat.
ALTER TABLE moves
  ADD COLUMN seen integer,
  ADD COLUMN at timestamptz NOT NULL DEFAULT now();

-- A record for each match that is over or abandoned.
CREATE TABLE archive (
  id uuid PRIMARY KEY,
  game text NOT NULL,
  created_at timestamptz NOT NULL,
  archived_at timestamptz NOT NULL DEFAULT now(),
  record text NOT NULL
);

CREATE VIEW open_matches AS
  SELECT id AS match, game, settings, names, created_at FROM matches,
    LATERAL (SELECT count(*) AS taken, jsonb_object_agg(seat, name) AS names FROM seats WHERE match = id) AS players
  WHERE listed AND created_at > now() - interval '1 hour' AND taken < (settings ->> 'players')::integer
  ORDER BY created_at DESC LIMIT 50;

-- Claims matches that may be due, for five seconds only, since the caller may die. Returns their number of moves, and
-- the seconds since the last move or taken seat.
CREATE FUNCTION claim_turns() RETURNS TABLE (
  id uuid, turn_seconds integer, turn_end text, is_full boolean, length integer, idle double precision
) LANGUAGE sql AS $claim$
  UPDATE matches SET due_at = now() + interval '5 seconds' WHERE matches.id IN (
    SELECT matches.id FROM matches WHERE due_at <= now() ORDER BY due_at LIMIT 100 FOR UPDATE SKIP LOCKED
  ) RETURNING id, turn_seconds, turn_end,
    (SELECT count(*) FROM seats WHERE match = id) = (settings ->> 'players')::integer,
    (SELECT count(*)::integer FROM moves WHERE match = id),
    extract(epoch FROM now() - greatest(
      (SELECT at FROM moves WHERE match = id ORDER BY number DESC LIMIT 1), (SELECT max(at) FROM seats WHERE match = id)
    ))
$claim$;

-- Archives matches without changes for some days, in batches of a thousand, and deletes those never played: CALL
-- archive_matches(30)
CREATE PROCEDURE archive_matches(days double precision) LANGUAGE plpgsql AS $archive$
DECLARE
  step uuid[];
  reached uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  LOOP
    step := ARRAY(SELECT id FROM matches WHERE id > reached ORDER BY id LIMIT 1000);
    EXIT WHEN step = '{}';
    reached := step[cardinality(step)];
    step := ARRAY(
      SELECT id FROM matches WHERE id = ANY (step) AND now() - days * interval '1 day' > greatest(
        created_at, (SELECT at FROM moves WHERE match = id ORDER BY number DESC LIMIT 1)
      ) FOR UPDATE SKIP LOCKED
    );
    INSERT INTO archive (id, game, created_at, record)
      SELECT id, game, created_at, jsonb_build_object(
        'game', game, 'version', 1, 'rules', rules, 'settings', settings,
        'moves', (SELECT jsonb_agg(move ORDER BY number) FROM moves WHERE match = id AND NOT move ? 'forfeit'),
        'meta', jsonb_build_object(
          'names', (SELECT jsonb_agg(name ORDER BY seat) FROM seats WHERE match = id),
          'forfeit', (SELECT move -> 'forfeit' FROM moves WHERE match = id AND move ? 'forfeit')
        )
      ) FROM matches WHERE id = ANY (step) AND EXISTS (SELECT FROM moves WHERE match = id AND move ? 'seat');
    DELETE FROM moves WHERE match = ANY (step);
    DELETE FROM seats WHERE match = ANY (step);
    DELETE FROM matches WHERE id = ANY (step);
    COMMIT;
  END LOOP;
END $archive$;
