import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPeerCentre } from '../../channels/sms/testing/peerCentre.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { mobiles, putCentreTask, workUntil } from '../../testing/smsTask.ts'

let server: TestDatabase
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())

test('a whole task goes through a message centre that others wrote: each person gets their text, and each arrival is known', async () => {
  const centre = await openPeerCentre()
  const phones = mobiles(60)
  const route = {
    setting: {
      kind: 'smpp' as const,
      host: '127.0.0.1',
      port: centre.port,
      secure: false,
      system_id: 'us',
      long: 'parts' as const,
      window: 10,
    },
    secrets: { password: 'secret' },
  }
  const text = `{{name}}，您好！${'我们的新灯到了。'.repeat(12)}😀`
  const one = await putCentreTask(server, { centre: { route }, phones, message: { text } })
  const isOver = async () =>
    (await one.status()) === 'done' && (await one.rows()).every(({ delivered_at }) => delivered_at !== null)
  await workUntil(server, isOver)
  await centre.stop()
  const rows = await one.rows()
  expect(rows.map(({ status, cost }) => [status, cost])).toEqual(phones.map(() => ['sent', 2]))
  const shown = [...Map.groupBy(centre.taken, (part) => part.destination_addr)]
    .map(([to, parts]) => [to, parts.map(({ short_message }) => short_message.message).join('')])
    .toSorted()
  expect(shown).toEqual(phones.map((to, n) => [to, text.replace('{{name}}', `Person ${n}`)]).toSorted())
  expect(await one.left()).toBe(1_000 - 120)
})
