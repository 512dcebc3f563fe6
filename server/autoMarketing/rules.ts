import {
  type AutoRule,
  type AutoRuleEvent,
  circleOf,
  ruleDays,
  type ruleProblems,
  switchedOff,
} from '#domain/autoMarketing/rule'
import { limits } from '#domain/limits'
import { products } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import { audienceScope, rightOf } from '../campaigns/sending/owner.ts'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { notify } from '../notifications/notify.ts'
import { serverNow } from '../people/serverNow.ts'
import { changeServerRows } from '../sync/serverRows.ts'
import { quotedColumns } from '../sync/tables.ts'
import { ruleEffectParts } from './ruleEffects.ts'
import { dueSql, whichOf } from './ruleSql.ts'
import type { AutoTurn } from './runs.ts'

export type AutoRuleId = { account: string; rule: string }
/** `restMs`: between two runs of a rule, so that those who come one by one are not a run each. */
type RulePace = { restMs: number }
type RuleTrialCount = { people: number; times: number }

/**
 * One look of a rule, in one transaction: for whom it applies now, each once for each thing that happened, and what it does for them.
 * True: there may be more.
 */
export const applyAutoRule = (database: Database, of: AutoRuleId, pace: RulePace): Promise<boolean> =>
  asSystem(database, async (connection) => {
    const rule = await lockRule({ connection, account: of.account }, of.rule)
    if (!rule?.is_on) return false
    const turn: AutoTurn = { connection, account: of.account, now: await serverNow(connection), changes: [] }
    const problem = await problemOf(turn, rule)
    if (problem) {
      await switchOff(turn, rule, problem)
      return false
    }
    await followSwitch(turn, rule)
    if (rule.effect.kind === 'messages' && (await restsStill(turn, rule, pace))) return false
    const { atOnce } = ruleEffectParts[rule.effect.kind]
    const { people, looked } = await takeDue(turn, rule, atOnce)
    if (people.length) {
      await ruleEffectParts[rule.effect.kind].work(turn, rule, people)
      turn.changes.push({ entity: 'auto_rule', puts: [{ ...rule, ...(await appliedNow(turn, rule)) }] })
    }
    await changeServerRows(connection, of.account, turn.changes)
    return looked === atOnce
  })

type RuleTurn = Pick<AutoTurn, 'connection' | 'account'>

async function lockRule({ connection, account }: RuleTurn, rule: string): Promise<AutoRule | null> {
  const { rows } = await connection.query<AutoRule>(
    `select ${quotedColumns('auto_rule').join(', ')} from auto_rule
     where account_id = $1 and id = $2 and deleted_at is null for no key update skip locked`,
    [account, rule],
  )
  return rows[0] ?? null
}

type RuleProblem = Exclude<(typeof ruleProblems)[number], ''>

/** Why it may not go on; a circle of rules of several users is known here alone. */
async function problemOf(turn: AutoTurn, rule: AutoRule): Promise<RuleProblem | null> {
  const right = await rightOf(turn.connection, rule.belongto, products.autoMarketing)
  if (!right.is_active) return 'userInactive'
  if (!right.has_product) return 'productMissing'
  if (circleOf(rule, await rulesThatAreOn(turn))) return 'circle'
  return (await hasItsTags(turn, rule)) ? null : 'labelGone'
}

async function rulesThatAreOn({ connection, account }: RuleTurn): Promise<AutoRule[]> {
  const { rows } = await connection.query<AutoRule>(
    `select ${quotedColumns('auto_rule').join(', ')} from auto_rule where account_id = $1 and is_on and deleted_at is null`,
    [account],
  )
  return rows
}

async function hasItsTags({ connection, account }: RuleTurn, { when, effect }: AutoRule): Promise<boolean> {
  const tags = [...('tag' in when ? [when.tag] : []), ...('tag' in effect ? [effect.tag] : [])]
  if (!tags.length) return true
  const { rows } = await connection.query<{ id: string }>(
    'select id from tag where account_id = $1 and id = any($2::uuid[]) and deleted_at is null',
    [account, tags],
  )
  return rows.length === new Set(tags).size
}

async function switchOff(turn: AutoTurn, rule: AutoRule, problem: RuleProblem): Promise<void> {
  const { connection, account, now } = turn
  await notify(connection, {
    users: [rule.belongto],
    level: limits.importantLevel,
    type: 'email',
    content: { key: 'autoRuleOff', values: { name: rule.name } },
    link: '/autoMarketing/runs?part=rules',
  })
  await changeServerRows(connection, account, [
    { entity: 'auto_rule', puts: [{ ...rule, ...switchedOff, problem, updated_at: now }] },
  ])
}

/** What happened before it was switched on is not meant. */
const followSwitch = ({ connection, account }: RuleTurn, { id, on_at }: AutoRule) =>
  connection.query(
    `insert into auto_rule_look (account_id, rule_id, on_at) values ($1, $2, $3)
     on conflict (account_id, rule_id) do update set on_at = excluded.on_at, since = server_now(), upto = server_now()
     where auto_rule_look.on_at <> excluded.on_at`,
    [account, id, on_at ?? 0],
  )

async function restsStill({ connection, account }: RuleTurn, { id }: AutoRule, { restMs }: RulePace) {
  const { rowCount } = await connection.query(
    `select from auto_rule_run where account_id = $1 and rule_id = $2 and began_at > server_now() - make_interval(secs => $3) limit 1`,
    [account, id, restMs / 1_000],
  )
  return rowCount === 1
}

/**
 * Those for whom it happened since the last look, the first ones first. What was written down late is found as well, because each look
 * begins some minutes before the last one ended; nobody is taken twice. "offset 0": each is looked up by its key, whatever PostgreSQL
 * takes the size of a young table for.
 */
async function takeDue({ connection, account }: RuleTurn, rule: AutoRule, atOnce: number) {
  const { rows: looks } = await connection.query<{ from: string; to: string }>(
    `select greatest(since, upto - interval '10 minutes')::text as "from", server_now()::text as "to"
     from auto_rule_look where account_id = $1 and rule_id = $2`,
    [account, rule.id],
  )
  const { from, to } = looks[0]!
  const { rows } = await connection.query<{ people: string[]; looked: number }>(
    `with due as (${dueSql(rule.when.kind)}), page as materialized (
       select due.* from due where not exists (select from auto_rule_hit h
         where h.account_id = $1 and h.rule_id = $7 and h.contact_id = due.contact_id and h.key = due.key offset 0)
       order by due.at, due.contact_id limit $8
     ), hit as (
       insert into auto_rule_hit (account_id, rule_id, contact_id, key) select $1, $7, contact_id, key from page
       on conflict do nothing returning contact_id
     ), moved as (
       update auto_rule_look set upto = case when (select count(*) from page) < $8 then $4::timestamptz
         else (select max(at) from page) end
       where account_id = $1 and rule_id = $7
     )
     select array(select distinct contact_id from hit order by contact_id) as people, (select count(*)::int from page) as looked`,
    [account, await audienceScope(connection, rule.belongto), from, to, ...whichOf(rule.when), rule.id, atOnce],
  )
  return rows[0]!
}

async function appliedNow({ connection, account, now }: AutoTurn, { id }: AutoRule) {
  const { rows } = await connection.query<{ applied: number }>(
    `select count(distinct contact_id)::int as applied from auto_rule_hit
     where account_id = $1 and rule_id = $2 and at > server_now() - interval '30 days'`,
    [account, id],
  )
  return { applied: rows[0]!.applied, applied_at: now }
}

/** What was long ago counts no more. */
export async function recountRules(database: Database): Promise<void> {
  const { rows } = await database.pool.query<AutoRuleId>(
    `select r.account_id as account, r.id as rule from auto_rule r where r.applied > 0 and r.deleted_at is null
       and r.applied <> (select count(distinct h.contact_id) from auto_rule_hit h
         where h.account_id = r.account_id and h.rule_id = r.id and h.at > server_now() - interval '30 days')`,
  )
  for (const { account, rule: id } of rows)
    await asSystem(database, async (connection) => {
      const rule = await lockRule({ connection, account }, id)
      if (!rule) return
      const { applied } = await appliedNow({ connection, account, now: 0, changes: [] }, rule)
      await changeServerRows(connection, account, [{ entity: 'auto_rule', puts: [{ ...rule, applied }] }])
    })
}

/** Every rule that was on waits for its user after a restore: what it did since is not known. */
export async function stopRestoredRules(database: Database): Promise<void> {
  const { rows } = await database.pool.query<AutoRuleId>(
    'select account_id as account, id as rule from auto_rule where is_on and deleted_at is null',
  )
  for (const { account, rule: id } of rows)
    await asSystem(database, async (connection) => {
      const rule = await lockRule({ connection, account }, id)
      if (!rule) return
      await switchOff({ connection, account, now: await serverNow(connection), changes: [] }, rule, 'restored')
    })
}

/** For whom a rule of this user would have applied in the last thirty days, by what the rule itself asks. */
export const tryRule = (
  database: Database,
  { account, user }: Pick<Actor, 'account' | 'user'>,
  when: AutoRuleEvent,
): Promise<RuleTrialCount> =>
  asSystem(database, async (connection) => {
    const { rows: days } = await connection.query<{ from: string; to: string }>(
      `select (server_now() - make_interval(days => $1))::text as "from", server_now()::text as "to"`,
      [ruleDays],
    )
    const { from, to } = days[0]!
    const { rows } = await connection.query<RuleTrialCount>(
      `select count(distinct due.contact_id)::int as people, count(*)::int as times from (${dueSql(when.kind)}) due`,
      [account, await audienceScope(connection, user), from, to, ...whichOf(when)],
    )
    return rows[0]!
  })
