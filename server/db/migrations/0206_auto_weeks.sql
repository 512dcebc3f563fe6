-- Mondays on which a main account was told what auto marketing did in the week before.
create table auto_week (
  account_id uuid not null references account,
  monday date not null,
  primary key (account_id, monday)
);
select protect('auto_week', 'server');
