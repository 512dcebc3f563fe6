-- What is sealed is text everywhere, and says which key opens it.
alter table email_secret alter column sealed type text using convert_from(sealed, 'UTF8');

-- When a sender's domain was last begun to be looked at by the server itself, so that of several processes one does it.
create table email_look (
  account_id uuid not null references account,
  sender_id uuid not null,
  began_at bigint not null,
  primary key (account_id, sender_id)
);
alter table email_look enable row level security, force row level security;
create policy of_server on email_look to current_user using (true);
