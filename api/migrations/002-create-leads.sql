create table lead (
  id uuid primary key,
  -- Made of the idempotency key and the words of the form: sent again, it is the same lead.
  key text not null unique,
  form text not null check (form in ('quick', 'mobile', 'callback', 'bottom-bar')),
  name text not null,
  phone text not null,
  requirement text not null,
  fromtype text not null,
  committype integer not null,
  url text not null,
  source_url text not null,
  -- When the visitor agreed; null where the sender said nothing of it.
  consent_at timestamptz,
  -- Why somebody should look twice: honeypot, too-fast, foreign-url.
  flags text[] not null default '{}',
  received_at timestamptz not null
);

create index lead_by_phone on lead (phone, received_at);
create index lead_by_time on lead (received_at);

create table outbox (
  lead_id uuid primary key references lead (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  last_failure text not null default ''
);

create index outbox_due on outbox (next_at) where state = 'waiting';

-- Numbers whose leads were deleted on request, so that a journal that is replayed later does not bring them back. Only
-- a digest with a key of this database is kept.
create table erasure_key (
  single boolean primary key default true check (single),
  key text not null
);

insert into erasure_key (key) values (gen_random_uuid()::text || gen_random_uuid()::text);

create table erasure (
  digest text not null,
  erased_at timestamptz not null,
  primary key (digest, erased_at)
);

create function phone_digest(phone text) returns text language sql stable as $$
  select encode(sha256(convert_to(phone || (select key from erasure_key), 'UTF8')), 'hex')
$$;
