-- Rows of a change that were refused one by one while the others count: id → code.
alter table sync_mutation add refused jsonb not null default '{}';
create index sync_mutation_refused_rows on sync_mutation using gin (refused) where refused <> '{}';
