-- Messages over WhatsApp of a company over all tasks, the newest first.
create index campaign_receiver_whatsapp on campaign_receiver (account_id, (coalesce(sent_at, status_at)), id)
  where channel = 'whatsapp';
