-- One row per piece of content that has a page or stands in a list of its own. What lists sort and filter by is a
-- column; what only the page shows is in data.
create table entry (
  kind text not null,
  id integer not null,
  group_id integer not null default 0,
  sort integer not null default 0,
  title text not null,
  summary text not null default '',
  tags integer[] not null default '{}',
  published text not null default '',
  updated text not null default '',
  views integer not null default 0,
  featured boolean not null default false,
  html text not null default '',
  plain text not null default '',
  data jsonb not null,
  hash text not null,
  primary key (kind, id)
);

create index entry_by_group on entry (kind, group_id, published desc, id desc);
create index entry_by_date on entry (kind, published desc, id desc);
create index entry_by_tag on entry using gin (tags);

-- Small sets that are always read whole: navigation, tags, tools, friend links.
create table catalog (
  name text primary key,
  items jsonb not null,
  hash text not null
);

create table content_revision (
  single boolean primary key default true check (single),
  revision integer not null,
  -- Of every content file and of the importer, so that an unchanged start reads no further.
  hash text not null,
  imported_at timestamptz not null
);

create table help_feedback (
  id bigint generated always as identity primary key,
  article_id integer not null,
  is_like boolean not null,
  feedback text not null,
  created_at timestamptz not null default now()
);
