-- A company's bot: what it is told, cut into passages, and each passage's words. The server's alone.
create table bot_setting (
  account_id uuid primary key references account,
  setting jsonb not null,
  is_on boolean not null,
  updated_at timestamptz not null default server_now()
);

-- What passages are cut from: the fields of the setting ('field', id derived from its name), products, documents, pages.
create table bot_document (
  account_id uuid not null references account,
  id uuid not null,
  kind text not null check (kind in ('field', 'product', 'document', 'page')),
  name text not null,
  url text not null default '',
  words int not null,
  created_at timestamptz not null default server_now(),
  primary key (account_id, id)
);

create table bot_passage (
  account_id uuid not null references account,
  id uuid not null,
  document_id uuid not null,
  place int not null,
  title text not null,
  body text not null,
  language text not null,
  primary key (account_id, id),
  foreign key (account_id, document_id) references bot_document on delete cascade
);
create index bot_passage_document on bot_passage (account_id, document_id);
create index bot_passage_language on bot_passage (account_id, language);

-- Words as PostgreSQL's full-text search makes them, and pieces of two signs where a language is written without spaces, which it
-- knows no words of. `weight`: how much a passage is about this word, by BM25.
create table bot_term (
  account_id uuid not null references account,
  term text collate "C" not null,
  passage_id uuid not null,
  weight real not null,
  primary key (account_id, term, passage_id) include (weight),
  foreign key (account_id, passage_id) references bot_passage on delete cascade
);
create index bot_term_passage on bot_term (account_id, passage_id);

-- A site that is read: what was found waits for somebody to say what of it is to be known.
create table bot_import (
  account_id uuid not null references account,
  id uuid not null,
  user_id uuid not null,
  domain text not null,
  with_files boolean not null,
  state text not null check (state in ('reading', 'ready', 'failed', 'kept', 'dropped')),
  problem text,
  points int not null,
  pages jsonb not null default '[]',
  created_at timestamptz not null default server_now(),
  updated_at timestamptz not null default server_now(),
  primary key (account_id, id)
);

select protect('bot_setting', 'server'), protect('bot_document', 'server'), protect('bot_passage', 'server'),
  protect('bot_term', 'server'), protect('bot_import', 'server');
