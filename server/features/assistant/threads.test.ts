import { expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { withScope } from '../../db/scope.ts'
import { sweep } from '../../sync/sweep.ts'
import { actorOf, inOneCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import type { TestServer } from '../../testing/server.ts'
import { areas } from '../index.ts'

// What somebody talks about with the assistant is theirs alone: not the main account's, nor a colleague's.

let server: TestServer
let main: Device
let ann: Device
let ben: Device
inOneCompany(2, (company) => {
  ;({ server, main } = company)
  ;[ann, ben] = company.subs as [Device, Device]
})

const day = 24 * 3_600_000
const message = (thread_id: string, text: string) => ({
  id: newTestId(),
  thread_id,
  role: 'user',
  n: 0,
  text,
  state: 'waiting',
  problem: '',
  model: '',
  removed_at: null,
})
async function talkOf(device: Device, text: string): Promise<{ thread: string; message: string }> {
  const thread = newTestId()
  const said = message(thread, text)
  expect(await device.does('assistant_thread.create', { id: thread, title: text, removed_at: null })).toMatchObject({
    status: 'applied',
  })
  expect(await device.does('assistant_message.create', said)).toMatchObject({ status: 'applied' })
  return { thread, message: said.id }
}
const heard = async (device: Device) => JSON.stringify([...(await device.readAll()).values()])

test('a thread is on every device of its user, and on nobody else’s', async () => {
  await talkOf(ann, 'Annsquestion')
  expect(await heard(ann)).toContain('Annsquestion')
  for (const other of [main, ben]) expect(await heard(other)).not.toContain('Annsquestion')
})

test('row-level security keeps its rows and the changes that made them from the main account', async () => {
  const { thread, message } = await talkOf(ann, 'Annssecret')
  for (const other of [main, ben]) {
    const found = await withScope(server.database, actorOf(other), async (connection) =>
      Promise.all([
        connection.query('select from assistant_thread where id = $1', [thread]),
        connection.query('select from assistant_message where id = $1', [message]),
        connection.query('select from sync_mutation where args::text like $1', ['%Annssecret%']),
      ]),
    )
    expect(found.map(({ rowCount }) => rowCount)).toEqual([0, 0, 0])
  }
})

test('nobody else changes it', async () => {
  const { thread, message } = await talkOf(ann, 'Annswords')
  for (const other of [main, ben]) {
    await other.does('assistant_thread.patch', { id: thread, fields: { title: 'stolen' } })
    await other.does('assistant_message.patch', { id: message, fields: { text: 'stolen' } })
  }
  expect(await heard(ann)).not.toContain('stolen')
})

test('what was deleted can be had back for its days, and goes then with all that was said', async () => {
  const gone = await talkOf(ben, 'Longago')
  const kept = await talkOf(ben, 'Lastweek')
  const now = Date.now()
  const removed = (id: string, days: number) =>
    ben.does('assistant_thread.patch', { id, fields: { removed_at: now - days * day } })
  await removed(gone.thread, limits.assistantUndoDays + 1)
  await removed(kept.thread, limits.assistantUndoDays - 1)
  await sweep(server.database, areas, now)
  const rows = await heard(ben)
  expect(rows).not.toContain('Longago')
  expect(rows).toContain('Lastweek')
})
