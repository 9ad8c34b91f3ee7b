-- Which entries are asked for in just these words (src/search/search.repository.ts), in lower case: read out of each entry that
-- is about a common word they took most of the time of its search.
create index entry_by_asks on entry using gin ((lower(data ->> 'asks')::jsonb));
