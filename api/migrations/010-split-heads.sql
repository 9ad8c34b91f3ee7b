-- What every search asks of each hit: whether the words stand in its title, and in title, summary, keywords or asks. Weights
-- within one vector cannot be answered by an index, so that a word of many articles read every long head; without weights
-- the index answers. Nullable, since the release before fills rows without them; entry_by_head stays for that one.
alter table entry add column title_words tsvector;
alter table entry add column about tsvector;

create index entry_by_title on entry using gin (title_words);
create index entry_by_about on entry using gin (about);
