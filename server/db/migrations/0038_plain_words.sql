-- What is read where only text is shown, where somebody wrote it; null: it is made from the content.
alter table email_message add column plain text;
alter table email_version add column plain text;
