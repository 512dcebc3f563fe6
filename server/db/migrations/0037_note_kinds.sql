-- A note may tell of a call, a message or a meeting.
alter table contact_note add column kind text not null default 'note';
