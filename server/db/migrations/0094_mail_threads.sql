-- Mails are messages of conversations: `conversation.channel_account_id` is a row of `channel_account`, or of `email_sender` where the
-- channel is 'email'. A foreign key fits neither; nothing of a thread is lost with its account, which only ever is marked deleted.
comment on column conversation.channel_account_id is 'channel_account.id, or email_sender.id where channel is email';

-- The Message-ID of a mail, with brackets, by which answers name what they answer; '' of all others.
alter table message add column mail_id text not null default '';
