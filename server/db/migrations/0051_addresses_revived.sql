-- An address that was taken for gone and is not.
alter table email_contact_delta add column revived_email text;
