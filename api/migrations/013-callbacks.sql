-- The half-hour in which a visitor would like to be called, and what the code that was shown after the booking did since.
alter table lead add column wished_at timestamptz;
alter table lead add column changed_at timestamptz;
alter table lead add column cancelled_at timestamptz;
-- SHA-256 of that code, empty without one. It has 128 random bits: nobody can try them, so that neither salt nor a slow
-- hash would add anything.
alter table lead add column code_digest text not null default '';

create index lead_by_code on lead (code_digest) where code_digest <> '';
