-- What the server itself knows of what a device can know: whether an edit was made before its row went to somebody else is
-- not for the device to say.
alter table sync_replica
  -- where the counter stood when the server heard of it for the first time
  add since_seq bigint not null default 0,
  -- up to here an answer has told it what left the scope of its user
  add told_seq bigint not null default 0,
  -- since when it sends edits of rows that left without having asked what left
  add late_since timestamptz;
update sync_replica set told_seq = acked_seq;

-- Changes that waited on a device when it was first told that rows had left (`left_above`: those that left after this),
-- each as a digest: what is made up afterwards is none of them.
create table sync_announced (
  account_id uuid not null,
  user_id uuid not null,
  replica_id uuid not null,
  uid uuid not null,
  digest text not null,
  left_above bigint not null,
  at timestamptz not null default now(),
  primary key (account_id, user_id, replica_id, uid),
  foreign key (account_id, user_id, replica_id) references sync_replica on delete cascade
);
create index sync_announced_at on sync_announced (at);
alter table sync_announced enable row level security, force row level security;
create policy of_server on sync_announced to current_user using (true);
create policy of_user on sync_announced to fairlead_app using
  (account_id = (select app_account()) and user_id = (select app_user()));
grant select, insert on sync_announced to fairlead_app;
