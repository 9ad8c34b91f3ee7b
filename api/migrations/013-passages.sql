-- Parts of what is searched (src/passages): a heading, a question, an error code, with its text and the anchor that leads
-- there. place 0 is the entry as a whole. head holds title and heading, vector these and the text, both without weights.
create table passage (
  kind text not null,
  id integer not null,
  place integer not null,
  anchor text not null default '',
  heading text not null default '',
  body text not null default '',
  asks text not null default '',
  vector tsvector not null default '',
  primary key (kind, id, place)
);

create index passage_by_words on passage using gin (vector);
