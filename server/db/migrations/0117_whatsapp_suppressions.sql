-- The suppression list names ids of WhatsApp as well; who says STOP under one is found by it among all peers of a company.
create index channel_identity_bsuid on channel_identity (account_id, value) where kind = 'bsuid';
