-- Mails whose words are still kept, for the sweep that lets them go.
create index email_answer_words on email_answer (account_id, at)
  where subject <> '' or text <> '' or attachments <> '[]';
