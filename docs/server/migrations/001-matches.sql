-- A match starts with its settings and is made of its moves, under one version of the rules; nothing else is stored.
CREATE TABLE matches (
  id uuid PRIMARY KEY,
  game text NOT NULL,
  rules integer NOT NULL,
  settings jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Inserting a row takes the seat: the primary key lets one player have it.
CREATE TABLE seats (
  match uuid NOT NULL REFERENCES matches,
  seat smallint NOT NULL,
  token_hash bytea NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (match, seat)
);

-- Inserting a row makes the move: the primary key lets one move have each number.
CREATE TABLE moves (
  match uuid NOT NULL REFERENCES matches,
  number integer NOT NULL,
  move jsonb NOT NULL,
  PRIMARY KEY (match, number)
);
