-- In whose list a conversation is pinned: over WhatsApp each number has one of its own.
alter table conversation_seen add column pinned_in uuid;
