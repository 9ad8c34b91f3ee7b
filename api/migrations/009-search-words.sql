-- The words of the content (src/search/lexicon.ts), written anew by every import. letters is the word in pinyin without
-- gaps; keys are its syllables, whole and with one left open, of words that a mistyped one may have meant; means are the
-- words of the content that an editor's synonym or English term stands for.
create table search_word (
  word text primary key,
  uses integer not null,
  letters text not null default '',
  keys text[] not null default '{}',
  means text[] not null default '{}'
);

create index search_word_by_letters on search_word (letters);
create index search_word_by_key on search_word using gin (keys);

-- What was searched in vain, normalised and without numbers and addresses, for editors; bounded in number and time.
create table search_gap (
  word text primary key,
  searches integer not null,
  last_at timestamptz not null default now()
);
