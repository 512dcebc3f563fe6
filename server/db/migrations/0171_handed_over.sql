-- When the bot gave a conversation to a person, last: its flag in the inbox, until somebody has answered.
alter table conversation add column handed_over_at bigint;
