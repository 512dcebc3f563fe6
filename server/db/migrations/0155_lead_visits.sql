-- Where an exhibitor stands, whether its stand was visited, and what its user wrote about it.
alter table lead
  add column hall text not null default '',
  add column booth text not null default '',
  add column visited_at bigint,
  add column note text not null default '';
