-- What a visitor left, sealed for a key that this machine does not have; empty where it stands in clear. phone_mark is an
-- HMAC of the number, by which limits, retention and erasure find a sealed lead.
alter table lead add column sealed text not null default '';
alter table lead add column phone_mark text not null default '';

create index lead_by_phone_mark on lead (phone_mark, received_at);
