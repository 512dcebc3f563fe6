import { expect, test } from 'vitest'
import type { Actor } from '#domain/shared/mutation'
import { subAccountCalls as calls } from '#domain/subAccounts/calls'
import { emailLedger } from '../email/campaignLedger.ts'
import { inNewCompany } from '../testing/company.ts'
import type { Device } from '../testing/device.ts'
import { aMessage, aSender, aTask, put, putContacts, someone, taskNow } from '../testing/emailCompany.ts'
import { readReceivers } from '../testing/ledger.ts'
import { plantMailed } from '../testing/mailed.ts'
import type { TestServer } from '../testing/server.ts'
import { checkCounts } from './counts/checkCounts.ts'
import { flushCounts } from './counts/flushCounts.ts'
import { beginTask } from './sending/begin.ts'

let server: TestServer
let main: Device
let ann: Device
let bob: Device

inNewCompany(2, async (company) => {
  ;({ server, main } = company)
  ;[ann, bob] = company.subs as [Device, Device]
})

const actorOf = ({ user }: Device) => ({ account: user.account, user: user.id }) as Actor
const sql = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)

test('the mail of a user who leaves goes where the contacts go, and runs only when somebody starts it there', async () => {
  const mailed = await plantMailed(server, ann, ['li@buyer.example', 'wu@buyer.example'])
  await plantMailed(server, bob, ['own@buyer.example'])
  await flushCounts(server.database)
  const owner = actorOf(ann)
  const message = aMessage(owner)
  const sender = aSender(owner)
  const of = { message: message.id, sender: sender.id }
  const running = { ...aTask(owner, of), id: mailed.task }
  const timed = aTask(owner, of, { status: 'pending', type: 'scheduled', execution_time: Date.now() + 9e8 })
  await put(server.database, owner, 'email_message', [message])
  await put(server.database, owner, 'email_sender', [sender])
  await put(server.database, owner, 'campaign_task', [running, timed])

  await main.get(calls.remove, { subuserids: [ann.user.id], to: bob.user.id })
  await flushCounts(server.database)
  const rows = await bob.readAll()
  for (const { id } of [message, sender, running, timed]) expect(rows.get(id)).toMatchObject({ belongto: bob.user.id })
  expect(await taskNow(server.database, running.id)).toMatchObject({ status: 'paused', problem: 'userInactive' })
  expect(rows.get(timed.id)).toMatchObject({ status: 'pending', type: 'ordinary', execution_time: null })
  const counts = [...rows.values()].filter(({ entity }) => entity === 'campaign_counts')
  expect(counts.find(({ dimension, key }) => dimension === 'task' && key === mailed.task)).toMatchObject({
    counts: { receivers: 2, sent: 2 },
  })
  expect(counts.find(({ dimension, key }) => dimension === 'domain' && key === 'buyer.example')).toMatchObject({
    counts: { receivers: 3, sent: 3 },
  })
  const left = await sql('select from campaign_counts where belongto = $1 and deleted_at is null', ann.user.id)
  expect(left.rowCount).toBe(0)
  expect((await checkCounts(server.database)).wrong).toEqual([])
})

test('a task whose audience is half in the ledger when its user leaves is for all whom they had, and for nobody else', async () => {
  const owner = actorOf(ann)
  const theirs = await putContacts(
    server.database,
    owner,
    ['a', 'b', 'c'].map((name) => someone(`${name}@one.example`)),
  )
  await putContacts(server.database, actorOf(bob), [someone('other@one.example')])
  const message = aMessage(owner)
  const sender = aSender(owner)
  const task = aTask(owner, { message: message.id, sender: sender.id })
  await put(server.database, owner, 'email_message', [message])
  await put(server.database, owner, 'email_sender', [sender])
  await put(server.database, owner, 'campaign_task', [task])
  await beginTask(server.database, { account: owner.account, task: task.id }, 1, { email: emailLedger })
  expect(await readReceivers(server.database, task.id)).toHaveLength(1)

  await main.get(calls.remove, { subuserids: [ann.user.id], to: bob.user.id })
  const receivers = await readReceivers(server.database, task.id)
  expect(receivers.map(({ contact, belongto }) => ({ contact, belongto }))).toEqual(
    theirs.map(({ id }) => ({ contact: id, belongto: bob.user.id })),
  )
  expect(await taskNow(server.database, task.id)).toMatchObject({ status: 'paused', email_count: 3 })
})
