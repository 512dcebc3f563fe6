import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AutoRule,
  type AutoRuleEffect,
  type AutoRuleEvent,
  newAutoRule,
  switchedOff,
} from '#domain/autoMarketing/rule'
import { isAutoRunOpen } from '#domain/autoMarketing/run'
import type { ContactFields } from '#domain/contacts/contact'
import type { Actor } from '#domain/shared/mutation'
import { amount } from '../../tests/amounts.ts'
import { takeHit } from '../campaigns/hits/takeHit.ts'
import { changeReceivers } from '../campaigns/ledger/changeReceivers.ts'
import { asSystem } from '../db/scope.ts'
import { noLog } from '../log.ts'
import { newIdAt } from '../sync/newId.ts'
import { autoCompany, autoStep, type Letters, openAutoProcess, readAutoRun } from '../testing/autoMarketing.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { daytimeCountries } from '../testing/daytime.ts'
import { put, putContacts } from '../testing/emailCompany.ts'
import { readReceivers } from '../testing/ledger.ts'
import { until } from '../testing/sending.ts'
import { type FaultPoint, throughFault } from '../testing/throughFault.ts'
import { applyAutoRule, stopRestoredRules, tryRule } from './rules.ts'
import { startAutoRules } from './startAutoRules.ts'

let server: TestDatabase
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())

const country = daytimeCountries('linked').open[0]!
const people = (count: number, more: ContactFields = {}): ContactFields[] =>
  Array.from({ length: count }, (_, n) => ({
    name: `P${n}`,
    country,
    emails: [{ email: `p${n}@one.example`, is_valid: 'valid' }],
    ...more,
  }))

async function putTag(company: Actor): Promise<string> {
  const id = newIdAt(Date.now())
  await put(server.database, company, 'tag', [
    { id, name: `T${id.slice(-4)}`, parent: null, colour: null, place: 0, created_at: 1, updated_at: 1 },
  ])
  return id
}

async function putRule(
  company: Actor,
  { when, effect }: { when: AutoRuleEvent; effect: AutoRuleEffect },
  changes: Partial<AutoRule> = {},
): Promise<AutoRule> {
  const now = Date.now()
  const rule: AutoRule = {
    ...newAutoRule,
    id: newIdAt(now),
    name: 'Whoever asks',
    when,
    effect,
    is_on: true,
    on_at: now,
    belongto: company.user,
    created_at: now,
    updated_at: now,
    ...changes,
  }
  await put(server.database, company, 'auto_rule', [rule])
  return rule
}

const look = (company: Actor, { id }: AutoRule, restMs = 0) =>
  applyAutoRule(server.database, { account: company.account, rule: id }, { restMs })

const tagAll = (company: Actor, tag: string) =>
  server.database.pool.query(
    'update contact set tag = tag || to_jsonb($2::text) where account_id = $1 and not tag ? $2 and deleted_at is null',
    [company.account, tag],
  )
const tagged = async (company: Actor, tag: string): Promise<number> =>
  (
    await server.database.pool.query<{ count: number }>(
      'select count(*)::int as count from contact where account_id = $1 and tag ? $2',
      [company.account, tag],
    )
  ).rows[0]!.count
const readRule = async ({ id }: AutoRule): Promise<AutoRule> =>
  (await server.database.pool.query<AutoRule>('select * from auto_rule where id = $1', [id])).rows[0]!
const runsOf = async ({ id }: AutoRule): Promise<string[]> =>
  (
    await server.database.pool.query<{ id: string }>('select run_id as id from auto_rule_run where rule_id = $1', [id])
  ).rows.map((row) => row.id)
const messages: AutoRuleEffect = { kind: 'messages', steps: [autoStep('a')], allows_unknown_basis: true }

test('a rule applies for each person once, and not for what happened before it was on', async () => {
  const company = await autoCompany(server.database)
  const [tag, then] = [await putTag(company), await putTag(company)]
  await putContacts(server.database, company, people(2, { tag: [tag] }))
  const rule = await putRule(company, { when: { kind: 'tag', tag }, effect: { kind: 'tagAdd', tag: then } })
  await look(company, rule)
  expect(await tagged(company, then)).toBe(0)
  await putContacts(server.database, company, people(3))
  await tagAll(company, tag)
  await look(company, rule)
  expect(await tagged(company, then)).toBe(3)
  expect(await readRule(rule)).toMatchObject({ applied: 3, is_on: true })
  // Whoever loses the tag and gets it again has had it.
  await server.database.pool.query('update contact set tag = tag - $2 where account_id = $1', [company.account, then])
  await server.database.pool.query('update contact set tag = tag - $2 where account_id = $1', [company.account, tag])
  await tagAll(company, tag)
  await look(company, rule)
  expect(await tagged(company, then)).toBe(2)
})

test('a rule that writes begins a run, whose people get each message once; what comes soon after waits for the next one', async () => {
  const company = await autoCompany(server.database)
  const tag = await putTag(company)
  const rule = await putRule(company, { when: { kind: 'tag', tag }, effect: messages })
  await look(company, rule)
  await putContacts(server.database, company, people(4))
  await tagAll(company, tag)
  await look(company, rule)
  const letters: Letters = { written: [] }
  const process = openAutoProcess(server.database, letters)
  const [first] = await runsOf(rule)
  await until(async () => !isAutoRunOpen(await readAutoRun(server.database, first!)))
  expect(letters.written).toHaveLength(4)
  await putContacts(
    server.database,
    company,
    people(2, { tag: [tag], emails: [{ email: 'new@two.example', is_valid: 'valid' }] }),
  )
  await look(company, rule, 60_000)
  expect(await runsOf(rule)).toHaveLength(1)
  await look(company, rule)
  expect(await runsOf(rule)).toHaveLength(2)
  await process.stop()
})

test('nobody who answered is asked again: a rule waits for those whom no rule wrote to, and not for its own messages', async () => {
  const company = await autoCompany(server.database)
  const [tag, silent] = [await putTag(company), await putTag(company)]
  const writes = await putRule(company, { when: { kind: 'tag', tag }, effect: messages })
  const noAnswer = { kind: 'noAnswer', days: 1 } as const
  const own = await putRule(company, { when: { ...noAnswer, of: writes.id }, effect: { kind: 'tagAdd', tag: silent } })
  const others = await putRule(company, {
    when: { ...noAnswer, of: null },
    effect: { kind: 'reminder', text: 'Call', days: 0 },
  })
  for (const rule of [writes, own, others]) await look(company, rule)
  await putContacts(server.database, company, people(3))
  await tagAll(company, tag)
  await look(company, writes)
  const letters: Letters = { written: [] }
  const process = openAutoProcess(server.database, letters)
  const [run] = await runsOf(writes)
  await until(async () => !isAutoRunOpen(await readAutoRun(server.database, run!)))
  await process.stop()
  // The process works for every company: what an earlier test left waiting may go first.
  const tasks = [...new Set(letters.written.map(({ task }) => task))]
  const [answered] = (
    await Promise.all(tasks.map((task) => readReceivers(server.database, task, company.account)))
  ).flat()
  await asSystem(server.database, (connection) =>
    changeReceivers(connection, [answered!.id], (_, now) => ({ fields: { replied_at: now } })),
  )
  await look(company, own)
  expect(await tagged(company, silent)).toBe(0)
  await server.database.pool.query(
    `update auto_rule_look set since = since - interval '2 days' where account_id = $1`,
    [company.account],
  )
  await server.database.pool.query(
    `update campaign_receiver set sent_at = sent_at - interval '25 hours' where account_id = $1`,
    [company.account],
  )
  await server.database.pool.query(`update auto_rule_look set upto = since where account_id = $1`, [company.account])
  await look(company, own)
  expect(await tagged(company, silent)).toBe(2)
  await look(company, others)
  expect(await readRule(others)).toMatchObject({ applied: 0 })

  // Whoever opens a message of the first rule twice, and not once.
  const when = { kind: 'openedTwice', of: writes.id } as const
  const looked = await putRule(company, { when, effect: { kind: 'reminder', text: 'Call', days: 0 } })
  await look(company, looked)
  await server.database.pool.query(
    `update campaign_receiver set handed_over_at = handed_over_at - interval '25 hours' where account_id = $1`,
    [company.account],
  )
  const opening = { kind: 'open', link: null, method: 'GET', user_agent: 'Thunderbird', purpose: '' } as const
  for (const [from, count] of [
    ['a', 0],
    ['b', 1],
    ['c', 1],
  ] as const) {
    await takeHit(server.database, answered!.id, { ...opening, from })
    await look(company, looked)
    expect(await readRule(looked)).toMatchObject({ applied: count })
  }
})

test('one that is switched off does nothing more, and its runs are closed', async () => {
  const company = await autoCompany(server.database)
  const tag = await putTag(company)
  const rule = await putRule(company, { when: { kind: 'tag', tag }, effect: messages })
  await look(company, rule)
  await putContacts(server.database, company, people(4))
  await tagAll(company, tag)
  await look(company, rule)
  const [run] = await runsOf(rule)
  await put(server.database, company, 'auto_rule', [{ ...rule, ...switchedOff }])
  const rules = startAutoRules({ database: server.database, log: noLog }, { everyMs: 20, restMs: 0 })
  await until(async () => (await readAutoRun(server.database, run!)).state === 'closing')
  await rules.stop()
  const letters: Letters = { written: [] }
  const process = openAutoProcess(server.database, letters)
  await until(async () => (await readAutoRun(server.database, run!)).state === 'closed')
  await process.stop()
  expect(letters.written).toEqual([])
  await putContacts(server.database, company, people(1, { tag: [tag] }))
  await look(company, rule)
  expect(await runsOf(rule)).toEqual([run])
})

test('a rule applies for people of its own company alone', async () => {
  const [company, other] = [await autoCompany(server.database), await autoCompany(server.database)]
  const form = { kind: 'form', form: 'any' } as const
  const then = await putTag(company)
  const effect = { kind: 'tagAdd', tag: then } as const
  const rule = await putRule(company, { when: form, effect })
  await look(company, rule)
  for (const one of [company, other]) {
    await putContacts(server.database, one, people(2))
    await server.database.pool.query(
      `insert into auto_event (account_id, kind, of, contact_id, key)
       select account_id, 'form', 'inquiry', id, $2 from contact where account_id = $1`,
      [one.account, randomUUID()],
    )
  }
  await look(company, rule)
  expect(await readRule(rule)).toMatchObject({ applied: 2 })
  expect(await tagged(other, then)).toBe(0)
  expect(await tryRule(server.database, company, form)).toEqual({ people: 2, times: 2 })
})

test('what is tried over the last thirty days is what the rule would have done', async () => {
  const company = await autoCompany(server.database)
  const tag = await putTag(company)
  await putContacts(server.database, company, people(5, { tag: [tag] }))
  expect(await tryRule(server.database, company, { kind: 'tag', tag })).toEqual({ people: 5, times: 5 })
  await server.database.pool.query(
    `update auto_event set at = at - interval '31 days' where account_id = $1 and contact_id in
       (select contact_id from auto_event where account_id = $1 limit 2)`,
    [company.account],
  )
  expect(await tryRule(server.database, company, { kind: 'tag', tag })).toEqual({ people: 3, times: 3 })
})

test('rules that set each other off are switched off, whoever made them', async () => {
  const company = await autoCompany(server.database)
  const [a, b] = [await putTag(company), await putTag(company)]
  const first = await putRule(company, { when: { kind: 'tag', tag: a }, effect: { kind: 'tagAdd', tag: b } })
  await putRule(company, { when: { kind: 'tag', tag: b }, effect: { kind: 'tagAdd', tag: a } })
  await look(company, first)
  expect(await readRule(first)).toMatchObject({ is_on: false, problem: 'circle' })
})

test('after a restore every rule waits for its user', async () => {
  const company = await autoCompany(server.database)
  const rule = await putRule(company, {
    when: { kind: 'form', form: 'any' },
    effect: { kind: 'reminder', text: 'Call', days: 1 },
  })
  await stopRestoredRules(server.database)
  expect(await readRule(rule)).toMatchObject({ is_on: false, problem: 'restored', on_at: null })
})

const points = {
  'before it is written down': { before: 'with due as' },
  'before the run is begun': { before: 'insert into auto_rule_run' },
  'before its people': { before: 'insert into auto_member' },
  'after all of it': { committed: 'insert into auto_rule_run' },
} as const satisfies Record<string, FaultPoint>

/** Over the whole list, however few they are. */
const names = Object.keys(points) as (keyof typeof points)[]
const every = Math.max(1, Math.floor(names.length / amount('AUTO_KILLS')))

test.each(names.filter((_, at) => at % every === every - 1))(
  'killed %s: everybody is written to once',
  async (point) => {
    const company = await autoCompany(server.database)
    const tag = await putTag(company)
    const rule = await putRule(company, { when: { kind: 'tag', tag }, effect: messages })
    await look(company, rule)
    await putContacts(server.database, company, people(12))
    await tagAll(company, tag)
    const letters: Letters = { written: [] }
    const happened = await throughFault(server, {
      fault: { point: points[point], kind: 'the process is killed', nth: 1 },
      open: async (database) => {
        const rules = startAutoRules({ database, log: noLog }, { everyMs: 20, restMs: 0 })
        const runs = openAutoProcess(database, letters)
        return {
          async stop() {
            await rules.stop()
            await runs.stop()
          },
        }
      },
      peer: { onStep: () => {}, drop: () => {} },
      isOver: async () => {
        const [run] = await runsOf(rule)
        return run !== undefined && !isAutoRunOpen(await readAutoRun(server.database, run))
      },
    })
    expect(happened).toBe(true)
    expect(await runsOf(rule)).toHaveLength(1)
    expect(letters.written).toHaveLength(12)
    expect(new Set(letters.written.map(({ contact }) => contact)).size).toBe(12)
  },
)
