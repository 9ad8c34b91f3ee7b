-- Vectors of characters and pairs of characters, made by the importer (src/search/tokens.ts): PostgreSQL's own parser
-- takes a whole run of Chinese for one word. head holds title (weight A), summary and keywords (B); phonetic the endings
-- of the title in pinyin and in initials.
alter table entry add column vector tsvector not null default '';
alter table entry add column head tsvector not null default '';
alter table entry add column phonetic tsvector not null default '';

create index entry_by_words on entry using gin (vector);
create index entry_by_sound on entry using gin (phonetic);
