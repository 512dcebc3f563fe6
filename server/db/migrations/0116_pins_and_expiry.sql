-- In whose list a conversation is pinned: over WhatsApp each number has one of its own.
alter table conversation_seen add column pinned_in uuid;

-- When a message is deleted by itself; null: when its month is.
alter table message add column expires_at bigint;
create index message_expiry on message (expires_at) where expires_at is not null;
