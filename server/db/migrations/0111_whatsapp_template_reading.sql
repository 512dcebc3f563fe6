-- When the templates of a WhatsApp Business account are read from Meta next.
create table whatsapp_template_reading (
  account_id uuid not null references account,
  waba text not null,
  due timestamptz not null,
  primary key (account_id, waba)
);
select protect('whatsapp_template_reading', 'server');
