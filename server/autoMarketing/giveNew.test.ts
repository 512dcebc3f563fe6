import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AutoReceiver } from '#domain/autoMarketing/giving'
import { leadJobIdOf } from '#domain/autoMarketing/plan'
import type { Actor } from '#domain/shared/mutation'
import { createSubAccount, setStatus } from '../operator.ts'
import { autoCompany, autoPlan, autoStep, putAutoRun, readAutoRun } from '../testing/autoMarketing.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { put } from '../testing/emailCompany.ts'
import { putFoundLeads } from '../testing/foundLeads.ts'
import { storesForm } from '../testing/leads.ts'
import { advanceAutoRun } from './advance.ts'

let server: TestDatabase
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())

const password = 'a long password'

/** A main account and its colleagues. */
async function companyOf(count: number) {
  const { database } = server
  const company = await autoCompany(database)
  const { rows } = await database.pool.query<{ username: string }>('select username from app_user where id = $1', [
    company.user,
  ])
  const colleagues: { username: string; id: string }[] = []
  for (let n = 0; n < count; n++) {
    const username = `giving-${randomUUID().slice(0, 8)}`
    const { user } = await createSubAccount(database, rows[0]!.username, { username, password })
    colleagues.push({ username, id: user })
  }
  return { company, colleagues }
}

/** A run over what was found in these countries, until its people are collected: how many contacts each user has, in each country. */
async function collected(company: Actor, gives: AutoReceiver[], countries: readonly string[]) {
  const { database } = server
  const source = {
    kind: 'leads',
    id: 'maps',
    form: storesForm,
    most_rows: 1_000,
    most_points: null,
    brought_pages: 0,
  } as const
  const plan = autoPlan([autoStep('mail')], { sources: [source], gives })
  const run = await putAutoRun(database, company, plan, { state: 'draft' })
  const found = countries.map((country, n) => ({ n, country }))
  await putFoundLeads(database, company, leadJobIdOf(run.id, 'maps'), storesForm, found)
  await put(database, company, 'auto_run', [{ ...run, state: 'running', began_at: Date.now() }])
  while ((await readAutoRun(database, run.id)).phase === 'collect')
    await advanceAutoRun(database, { account: company.account, run: run.id })
  const { rows } = await database.pool.query<{ held: string }>(
    `select c.belongto || ' ' || c.country || ' ' || count(*) as held from contact c
     join contact_origin o on o.account_id = c.account_id and o.contact_id = c.id and o.scope = c.scope
     where c.account_id = $1 and c.scope = 'user:' || c.belongto group by c.belongto, c.country order by 1`,
    [company.account],
  )
  return rows.map(({ held }) => held)
}

const notices = async (user: string) => {
  const { rows } = await server.database.pool.query<{ content: { key: string; values: { count: number } } }>(
    `select content from notification where scope like '%' || $1`,
    [user],
  )
  return rows.flatMap(({ content: { key, values } }) => (key === 'contactsGiven' ? [values.count] : []))
}

test('new contacts go to whoever is named for their country, the others in turns, and each is told once', async () => {
  const { company, colleagues } = await companyOf(3)
  const [ann, ben, eva] = colleagues.map(({ id }) => id) as [string, string, string]
  const gives = [
    { user: ann, countries: ['DE'] },
    { user: ben, countries: [] },
    { user: eva, countries: [] },
  ]
  const held = await collected(company, gives, ['DE', 'PT', 'DE', 'PT', 'PT', 'DE', 'PT'])
  expect(held).toEqual([`${ann} DE 3`, `${ben} PT 2`, `${eva} PT 2`].toSorted())
  expect(await Promise.all([ann, ben, eva].map(notices))).toEqual([[3], [2], [2]])
})

test('who works there no more gets none, and a stranger neither', async () => {
  const { company, colleagues } = await companyOf(2)
  const [gone, there] = colleagues
  const other = await companyOf(1)
  await setStatus(server.database, gone!.username, 'disabled')
  const gives = [gone!, there!, ...other.colleagues].map(({ id }) => ({ user: id, countries: [] }))
  expect(await collected(company, gives, ['PT', 'PT', 'PT'])).toEqual([`${there!.id} PT 3`])
})

test('a sub account gives to nobody: what its run finds is its own', async () => {
  const { company, colleagues } = await companyOf(2)
  const [ann, ben] = colleagues
  const own = { ...company, user: ann!.id, role: 'sub' as const }
  expect(await collected(own, [{ user: ben!.id, countries: [] }], ['PT'])).toEqual([`${ann!.id} PT 1`])
})
