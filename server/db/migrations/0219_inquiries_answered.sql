-- The company answers inquiries of its shop by itself: by a rule that is made for them alone, or by the bot.
alter table auto_reply add column inquiries boolean not null default false;
-- What was asked, in the visitor's own words, and the message in which it stands with all else that the form said.
alter table shop_inquiry add column message_id uuid, add column question text;
create index shop_inquiry_message on shop_inquiry (account_id, message_id) where message_id is not null;
