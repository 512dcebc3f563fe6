import { afterAll, beforeAll, expect, test } from 'vitest'
import { shortLinks } from '../../sms/shortLinks.ts'
import { taskNow } from '../../testing/emailCompany.ts'
import { readReceivers } from '../../testing/ledger.ts'
import { until } from '../../testing/sending.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { openSmsSending, putAccount, putPhones, putSmsTask, smsCompany } from '../../testing/smsCompany.ts'
import { openTestService, type TestService } from '../../testing/smsService.ts'

const base = 'https://fairlead.example'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/604.1'
let server: TestServer & { data: string }
let service: TestService
beforeAll(async () => {
  service = await openTestService()
  const started = await startTestServer({ url: base })
  server = Object.assign(started, { data: started.settings.data })
})
afterAll(async () => {
  await server.stop()
  await service.stop()
})

test('a link of a text is short, leads where it was written to, and says who pressed it', async () => {
  const company = await smsCompany(server.database, 10)
  const account = await putAccount(server, company, {
    setting: { kind: 'service', service: 'twilio', url: service.url, values: { account: 'AC1' } },
    secrets: { token: 'secret' },
    sender: '+15005550006',
  })
  service.answer = () => ({ status: 201, body: { sid: 'SM1', status: 'queued' } })
  await putPhones(server.database, company, ['819012345678'])
  const text = 'New lamps (https://lamps.example/spring?from=sms).'
  const { task } = await putSmsTask(server.database, company, [account], {
    message: { text, shortens_links: true },
  })
  const sending = await openSmsSending(server, { url: base })
  await until(async () => (await taskNow(server.database, task.id)).status === 'done')
  await sending.stop()
  const [receiver] = await readReceivers(server.database, task.id)
  const { rows } = await server.database.pool.query<{ text: string }>(
    'select text from sms_text where receiver_id = $1',
    [receiver!.id],
  )
  const [, path] = /^New lamps \(https:\/\/fairlead\.example(\/l\/[0-9A-Za-z]{10})\)\.$/.exec(rows[0]!.text) ?? []
  expect(rows[0]!.text).toBe(`New lamps (${base}${path}).`)
  const press = (at: string) => fetch(server.url + at, { redirect: 'manual', headers: { 'user-agent': phone } })
  // Who follows a link in the second in which it comes is a program.
  await server.database.pool.query(
    `update campaign_receiver set handed_over_at = handed_over_at - interval '1 hour', sent_at = sent_at - interval '1 hour'
     where id = $1`,
    [receiver!.id],
  )
  const answer = await press(path!)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://lamps.example/spring?from=sms'])
  expect((await readReceivers(server.database, task.id))[0]!.clicked_at).not.toBe(null)
  expect((await press('/l/0000000000')).status).toBe(404)
  expect((await press('/l/none')).status).toBe(404)
})

test('links are found where people write them, and nothing else is taken for one', () => {
  const short = shortLinks({ digest: () => Buffer.alloc(32, 7) }, base)
  const found = (text: string) => short('r', text).links.map(({ url }) => url)
  expect(found('见 https://a.example/x。谢谢')).toEqual(['https://a.example/x'])
  expect(found('http://a.example, https://b.example/(y)!')).toEqual(['http://a.example', 'https://b.example/(y'])
  expect(found('javascript:alert(1) a.example ftp://b.example')).toEqual([])
  expect(short('r', 'Hi').text).toBe('Hi')
})
