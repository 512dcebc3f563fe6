-- What Meta says of a number of WhatsApp: its server writes it, and reads it as it sends.
alter table channel_account add column number jsonb;
