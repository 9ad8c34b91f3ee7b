-- Events are counted by day and action and nothing else: no visitor can be told from another.
create table tracking_count (
  day date not null,
  action_code text not null,
  type text not null,
  events bigint not null default 0,
  score bigint not null default 0,
  primary key (day, action_code, type)
);
