-- Content of a day that is still to come, each as the row of entry that it will be (src/content/publish-due.ts): what reads
-- entries cannot show it before.
create table scheduled_entry (
  kind text not null,
  id integer not null,
  published text not null,
  hash text not null,
  entry jsonb not null,
  primary key (kind, id)
);
