-- A company's own language model, who may use the assistant, and what was translated. The server's alone: a key is on no device.
create table assistant_setting (
  account_id uuid primary key references account,
  -- null: the operator's, or none
  url text,
  model text not null default '',
  has_vision boolean not null default false,
  -- sub accounts may use it
  is_shared boolean not null default true,
  -- the demo's sandbox stands for a model
  uses_sandbox boolean not null default false,
  updated_at timestamptz not null default server_now()
);
create table assistant_key (
  account_id uuid primary key references account,
  sealed text not null
);

-- What was translated, by a hash of what it was: the same text costs nothing again. It goes after some months.
create table translation_kept (
  account_id uuid not null references account,
  target text collate "C" not null,
  hash bytea not null,
  text text not null,
  source text not null,
  by text not null,
  at timestamptz not null default server_now(),
  primary key (account_id, target, hash)
);
create index translation_kept_at on translation_kept (at);

select protect('assistant_setting', 'server'), protect('assistant_key', 'server'), protect('translation_kept', 'server');
