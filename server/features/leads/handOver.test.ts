import { afterAll, beforeAll, expect, test } from 'vitest'
import { newLead } from '#domain/leads/lead'
import { subAccountCalls } from '#domain/subAccounts/calls'
import { signedInCompany } from '../../testing/company.ts'
import { put } from '../../testing/emailCompany.ts'
import { foundStore, putLeadJob } from '../../testing/leads.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('the jobs of a sub account that leaves go with all that they found, and none goes on in another name', async () => {
  const { main, subs } = await signedInCompany(server, 1)
  const { account, id: user } = subs[0]!.user
  const actor = { account, user, role: 'sub' } as const
  const fair = { kind: 'globalFair', fair_id: null, name: 'Canton Fair', recipe: null } as const
  // It waits for rows that nobody brings.
  const open = await putLeadJob(server.database, actor, { form: fair, brought_pages: 1 })
  const over = await putLeadJob(server.database, actor, { state: 'over', ended_at: 1 })
  const rows = Array.from({ length: 30 }, (_, n) => newLead(over.id, n, foundStore(`store ${n}`), 1)!)
  await put(server.database, { ...actor, role: 'main' }, 'lead', rows)
  await main.get(subAccountCalls.remove, { subuserids: [user], to: main.user.id })
  const jobs = await server.database.pool.query(
    'select id, belongto, scope, state from lead_job where account_id = $1 order by id',
    [account],
  )
  const mine = { belongto: main.user.id, scope: `user:${main.user.id}` }
  expect(jobs.rows).toEqual(
    [
      { ...mine, id: open.id, state: 'paused' },
      { ...mine, id: over.id, state: 'over' },
    ].sort((a, b) => (a.id < b.id ? -1 : 1)),
  )
  const leads = await server.database.pool.query(
    'select scope, count(*)::int as count from lead where account_id = $1 and lead_job_id = $2 group by scope',
    [account, over.id],
  )
  expect(leads.rows).toEqual([{ scope: mine.scope, count: 30 }])
})
