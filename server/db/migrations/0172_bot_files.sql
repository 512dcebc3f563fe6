-- The file that a text of the bot was read from, so that it can send it: one that the company brought, or of its own site.
create table bot_file (
  account_id uuid not null references account,
  id uuid not null,
  sha256 text not null,
  file jsonb not null,
  primary key (account_id, id),
  foreign key (account_id, id) references bot_document on delete cascade
);
create index bot_file_sha256 on bot_file (account_id, sha256);
select protect('bot_file', 'main');
