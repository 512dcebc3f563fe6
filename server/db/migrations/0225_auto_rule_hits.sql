-- As it began with account and rule, PostgreSQL took it instead of the key to ask whether somebody was hit already, and read all hits
-- of the rule for each person.
drop index auto_rule_hit_at;
