-- What a run of characters of a question says for it being one that the site answers; '' is what one without known runs has.
create table search_leaning (feature text primary key, weight real not null);
