-- What a job has found is looked for by its key: a key can be longer than an index may hold.
create index lead_of_key on lead (account_id, lead_job_id, md5(key));
