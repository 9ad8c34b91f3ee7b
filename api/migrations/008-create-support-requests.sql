-- What visitors ask for help with. A kind of its own beside leads: who is on duty reads it, and no receiver of leads does.
create table support_request (
  id uuid primary key,
  -- Made of the idempotency key and the words of the form: sent again, it is the same request.
  key text not null unique,
  -- Told to the visitor; made of the key, so that a retry is told the same.
  case_number text not null,
  room text not null,
  happened_at text not null,
  message text not null,
  seen text not null,
  article text not null,
  phone text not null,
  tried text not null,
  url text not null,
  consent_at timestamptz,
  flags text[] not null default '{}',
  received_at timestamptz not null,
  -- As with leads: everything but id, key, case number and time in a box, and the mark of the number.
  sealed text not null default '',
  phone_mark text not null default ''
);

create index support_request_by_phone on support_request (phone, received_at);
create index support_request_by_phone_mark on support_request (phone_mark, received_at);
create index support_request_by_time on support_request (received_at);
create index support_request_by_case on support_request (case_number);
