-- That a message is handed over is written for each of them: no index names it, and its page has room for the next version.
drop index campaign_receiver_sms;
create index campaign_receiver_sms on campaign_receiver (account_id, (coalesce(sent_at, status_at)), id) where channel = 'sms';
alter table campaign_receiver set (fillfactor = 80);
alter table provider_ref set (fillfactor = 75);
