-- Tasks that are parts of one sequence, such as the steps of a run: the company's cap counts them as one.
create table campaign_course (
  account_id uuid not null references account,
  task_id uuid not null,
  course uuid not null,
  primary key (account_id, task_id)
);
select protect('campaign_course', 'server');
insert into campaign_course (account_id, task_id, course) select account_id, task_id, run_id from auto_task;
