-- Columns with defaults and new tables only, so that the version before can go on while this runs and after it.
SET LOCAL lock_timeout = '2s';

-- A turn may have a time limit, and something that happens at its end. Nobody looks at the match before due_at.
ALTER TABLE matches
  ADD COLUMN turn_seconds integer,
  ADD COLUMN turn_end text,
  ADD COLUMN due_at timestamptz,
  ADD COLUMN listed boolean NOT NULL DEFAULT false;
CREATE INDEX matches_due ON matches (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX matches_listed ON matches (created_at) WHERE listed;

-- One seat per holder: a request that comes twice gets it again.
ALTER TABLE seats
  ADD COLUMN at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN bot boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX seats_holder ON seats (match, token_hash);

-- How many moves its player had seen: with the seat, what identifies a request.
ALTER TABLE moves
  ADD COLUMN seen integer,
  ADD COLUMN at timestamptz NOT NULL DEFAULT now();

-- Matches that are over or abandoned: a record each.
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

-- Gives the caller matches that may be due, for five seconds in case it dies: their rows of moves, and for how many
-- seconds nobody has moved or taken a seat.
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

-- Moves matches that nobody has touched for some days into the archive, of a thousand at a time; what nobody has ever played is
-- deleted. CALL archive_matches(30)
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
