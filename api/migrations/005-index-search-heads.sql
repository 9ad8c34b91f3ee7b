-- Which hits stand in title, summary or keywords is asked of every search; without this it would be asked of every row.
create index entry_by_head on entry using gin (head);
