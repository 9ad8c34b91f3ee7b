-- What the button of a form said, as 要机位图: a page asks for what can be had there. Of a sealed lead it is in the box.
alter table lead add column ask text not null default '';
