-- When leads came from a network in the last day, so that all replicas count together. mark is a digest with the key of
-- this database, of an HMAC where there is a phone key; no address is kept, and nothing says which lead it was.
create table lead_network (
  mark text not null,
  at timestamptz not null
);

create index lead_network_by_mark on lead_network (mark, at);
create index lead_network_by_time on lead_network (at);
