import { newArrow } from '#domain/autoMarketing/arrow'
import { type AutoRule, type AutoRuleEffect, planOfRule } from '#domain/autoMarketing/rule'
import { type AutoRun, newAutoRun } from '#domain/autoMarketing/run'
import { repliesOf } from '#domain/contacts/companions/reminder'
import type { Contact } from '#domain/contacts/contact'
import { limits } from '#domain/limits'
import { newIdAt } from '../sync/newId.ts'
import { quotedColumns } from '../sync/tables.ts'
import type { AutoTurn } from './runs.ts'

type People = readonly string[]
type RuleEffectOf<K extends AutoRuleEffect['kind']> = Extract<AutoRuleEffect, { kind: K }>
/** `atOnce`: for so many people in one transaction. */
type RuleEffectPart = { atOnce: number; work: (turn: AutoTurn, rule: AutoRule, people: People) => Promise<void> }

export const ruleEffectParts: Record<AutoRuleEffect['kind'], RuleEffectPart> = {
  messages: { atOnce: limits.autoPeopleAtOnce, work: beginRun },
  tagAdd: {
    atOnce: limits.autoRuleRowsAtOnce,
    work: (turn, rule, people) =>
      changeTags(turn, people, (tags) => {
        const { tag } = rule.effect as RuleEffectOf<'tagAdd'>
        return tags.includes(tag) || tags.length >= limits.tagsPerContact ? tags : [...tags, tag]
      }),
  },
  tagRemove: {
    atOnce: limits.autoRuleRowsAtOnce,
    work: (turn, rule, people) =>
      changeTags(turn, people, (tags) => {
        const { tag } = rule.effect as RuleEffectOf<'tagRemove'>
        return tags.includes(tag) ? tags.filter((one) => one !== tag) : tags
      }),
  },
  reminder: { atOnce: limits.autoRuleRowsAtOnce, work: remind },
}

/** They are people of a run that has collected them: what holds for runs and campaigns holds for them from here on. */
async function beginRun(turn: AutoTurn, rule: AutoRule, people: People): Promise<void> {
  const { connection, account, changes, now } = turn
  const run: AutoRun = {
    ...newAutoRun,
    id: newIdAt(now),
    name: rule.name,
    plan: planOfRule(rule.effect as RuleEffectOf<'messages'>),
    repeats: null,
    belongto: rule.belongto,
    state: 'running',
    phase: 'review',
    flow: [{ ...newArrow('collect'), state: 'done', from: people.length, on: people.length }],
    began_at: now,
    created_at: now,
    updated_at: now,
  }
  await connection.query('insert into auto_rule_run (account_id, run_id, rule_id) values ($1, $2, $3)', [
    account,
    run.id,
    rule.id,
  ])
  await connection.query(
    `insert into auto_member (account_id, run_id, contact_id, source) select $1, $2, unnest($3::uuid[]), 'rule'`,
    [account, run.id, people],
  )
  changes.push({ entity: 'auto_run', puts: [run] })
}

async function changeTags(turn: AutoTurn, people: People, change: (tags: string[]) => string[]): Promise<void> {
  const contacts = await lockContacts(turn, people)
  const puts = contacts.flatMap((contact) => {
    const tag = change(contact.tag)
    return tag === contact.tag ? [] : [{ ...contact, tag, updated_at: turn.now }]
  })
  turn.changes.push({ entity: 'contact', puts })
}

async function remind(turn: AutoTurn, rule: AutoRule, people: People): Promise<void> {
  const { text, days } = rule.effect as RuleEffectOf<'reminder'>
  const { now } = turn
  const contacts = await lockContacts(turn, people)
  const puts = contacts.map((contact) => ({
    id: newIdAt(now),
    contact_id: contact.id,
    kind: 'date',
    due_at: now + days * 24 * 3_600_000,
    text,
    ...repliesOf(contact),
    done_at: null,
    created_by: rule.belongto,
    created_at: now,
    updated_at: now,
  }))
  turn.changes.push({ entity: 'reminder', puts })
}

async function lockContacts({ connection, account }: AutoTurn, people: People): Promise<Contact[]> {
  const { rows } = await connection.query<Contact>(
    `select ${quotedColumns('contact').join(', ')} from contact
     where account_id = $1 and id = any($2::uuid[]) and deleted_at is null order by id for no key update`,
    [account, people],
  )
  return rows
}
