import type { AutoRuleEvent } from '#domain/autoMarketing/rule'

/** SQL: messages of this rule (`$6`), or, where that is null, of those that no rule wrote. `task`: of which task they are. */
const ofRule = (task: string) => `(select g.rule_id from auto_task t
  join auto_rule_run g on g.account_id = t.account_id and g.run_id = t.run_id
  where t.account_id = $1 and t.task_id = ${task}) is not distinct from $6::uuid`

/** SQL: whoever is meant by message `r` has not written on any channel since it left. */
const wroteNothing = `not exists (select from conversation v
  where v.account_id = r.account_id and v.contact_id = r.contact_id and v.last_at >= extract(epoch from r.sent_at) * 1000
    and exists (select from message g where g.account_id = v.account_id and g.conversation_id = v.id and g.direction = 'in'
      and g.n is not null and g.at >= extract(epoch from r.sent_at) * 1000))`

/**
 * SQL: what happened after `$3` and until `$4`: to which contact, its key, and when. `$5`: which tag or form, or after how many days;
 * `$6`: the rule whose messages are meant.
 */
const happenedSql: Record<AutoRuleEvent['kind'], string> = {
  tag: `select e.contact_id, e.key, e.at from auto_event e
    where e.account_id = $1 and e.kind = 'tag' and e.at > $3::timestamptz and e.at <= $4::timestamptz and e.of = $5 and $6::uuid is null`,
  form: `select e.contact_id, e.key, e.at from auto_event e
    where e.account_id = $1 and e.kind = 'form' and e.at > $3::timestamptz and e.at <= $4::timestamptz and $5 in ('any', e.of) and $6::uuid is null`,
  openedTwice: `select e.contact_id, e.key, e.at from auto_event e
    where e.account_id = $1 and e.kind = 'openedTwice' and e.at > $3::timestamptz and e.at <= $4::timestamptz and $5 = '' and ${ofRule(`case when e.kind = 'openedTwice' then e.of::uuid end`)}`,
  noAnswer: `select r.contact_id, r.id::text as key, r.sent_at + make_interval(days => $5::text::int) as at from campaign_receiver r
    where r.account_id = $1 and r.status = 'sent' and r.sent_at > $3::timestamptz - make_interval(days => $5::text::int)
      and r.sent_at <= $4::timestamptz - make_interval(days => $5::text::int) and r.replied_at is null and ${ofRule('r.task_id')}
      and ${wroteNothing}`,
}

/**
 * SQL: the people for whom it happened, each once for each key, of the contacts that its user writes to (`$2`) and that may be worked
 * with.
 */
export const dueSql = (kind: AutoRuleEvent['kind']) =>
  `select h.contact_id, h.key, min(h.at) as at from (${happenedSql[kind]}) h
   join contact c on c.account_id = $1 and c.id = h.contact_id and c.deleted_at is null and c.restricted_at is null
     and ($2::text is null or c.scope = $2)
   group by h.contact_id, h.key`

/** `$5` and `$6` of it. */
export function whichOf(when: AutoRuleEvent): [string, string | null] {
  if (when.kind === 'tag') return [when.tag, null]
  if (when.kind === 'form') return [when.form, null]
  return [when.kind === 'noAnswer' ? String(when.days) : '', when.of]
}
