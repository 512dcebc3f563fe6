import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { noticeCalls } from '#domain/notifications/calls'
import type { DigestChoice } from '#domain/notifications/digest'
import { pathOfNotice } from '#domain/notifications/push'
import {
  type DeliveryChannel,
  type OutgoingEmail,
  ProviderError,
  type ProviderErrorKind,
} from '../../channels/channel.ts'
import { smtpChannel } from '../../channels/email/smtp.ts'
import { asSystem } from '../../db/scope.ts'
import { digestNotices, digestTries, sendDigests } from '../../notifications/digestLoop.ts'
import { readDigest } from '../../notifications/digests.ts'
import { notify } from '../../notifications/notify.ts'
import { Inbox } from '../../sandbox/inbox.ts'
import { type Mailbox, openSandboxMailbox } from '../../sandbox/mailbox.ts'
import { setClock, testTime } from '../../testing/clock.ts'
import { signedInCompany } from '../../testing/company.ts'
import type { Device } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

// The clock of these tests begins on Saturday, 21 November 2026, at 9:30 in UTC: 17:30 in Shanghai, 4:30 in New York.
const hours = 60
const days = 24 * hours

const url = 'https://fairlead.example'
let server: TestServer
let inbox: Inbox
let mailbox: Mailbox
let email: DeliveryChannel<OutgoingEmail>
let main: Device
let ann: Device
let address: string
let made = 0

beforeAll(async () => {
  server = await startTestServer()
  inbox = new Inbox()
  mailbox = await openSandboxMailbox(inbox)
  email = smtpChannel(mailbox.settings)
})
afterAll(async () => {
  await email.stop()
  await mailbox.stop()
  await server.stop()
})
beforeEach(async () => {
  await setClock(server.database, {})
  await query('delete from digest')
  const company = await signedInCompany(server, 1)
  main = company.main
  ann = company.subs[0]!
  address = `ann${++made}@fair.example`
  const sql = 'update app_user set email = $2, email_proven_at = server_now() where id = $1'
  await query(sql, [ann.user.id, address])
})

const query = async <T extends object>(sql: string, values: unknown[] = []) =>
  (await server.database.pool.query<T>(sql, values)).rows
const choose = (device: Device, choice: Partial<DigestChoice> = {}, lang = 'zh-cn') =>
  device.ask(noticeCalls.setDigest, { frequency: 'daily', hour: 18, time_zone: 'Asia/Shanghai', ...choice }, { lang })
/** Told so many minutes after the test's clock began. */
async function tell({ user }: Device, text: string, minutes = 1) {
  await asSystem(server.database, (connection) =>
    notify(connection, { users: [user.id], level: 1, type: 'operator', content: { text } }),
  )
  const [told] = await query<{ id: string }>(
    `update notification set createtime = $2 where content = $1::jsonb returning id`,
    [JSON.stringify({ text }), testTime({ minutes })],
  )
  return told!.id
}
/** One look of the server at that time. */
async function look(minutes: number, channel: DeliveryChannel<OutgoingEmail> | null = email) {
  await setClock(server.database, { minutes })
  await send(channel)
}
const send = (channel: DeliveryChannel<OutgoingEmail> | null = email) =>
  sendDigests(
    { database: server.database, channels: { email: channel, sms: null }, url, log: () => {} },
    new AbortController().signal,
  )
/** Ann's, the first one first. */
const mails = () => inbox.arrived.filter(({ to }) => to === address).toReversed()
const arrived = () => mails().map(({ text }) => text)

test('what is unread comes at the hour that was chosen, as plain text and as HTML, with the way to each and out', async () => {
  await choose(ann)
  const id = await tell(ann, '今晚 <b>维护</b>')
  await look(29)
  expect(mails()).toEqual([])
  await look(31)
  expect(mails()).toHaveLength(1)
  const mail = mails()[0]!
  expect(mail.subject).toBe('1 条未读通知 · Fairlead')
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(url + pathOfNotice(id))
    expect(part).toContain('2026年11月21日 17:31')
    expect(part).toContain('每天 18:00')
    expect(part).toMatch(/更改或关闭/)
    expect(part).toContain(`${url}/account/notify`)
  }
  expect(mail.text).toContain('今晚 <b>维护</b>')
  expect(mail.html).toContain('今晚 &lt;b&gt;维护&lt;/b&gt;')
})

test('in the language that the user reads, also what the server says by itself', async () => {
  await choose(ann, { time_zone: 'America/New_York', hour: 5 }, 'en')
  await asSystem(server.database, (connection) =>
    notify(connection, {
      users: [ann.user.id],
      level: 2,
      type: 'rights',
      content: { key: 'exportGranted', values: {} },
    }),
  )
  await query('update notification set createtime = $1 where "user" = $2', [testTime({ minutes: 2 }), ann.user.id])
  await look(31)
  expect(mails()[0]!.subject).toBe('1 unread notification · Fairlead')
  expect(arrived()[0]).toContain('You may export contacts now.')
  expect(arrived()[0]).toContain('Nov 21, 2026, 04:32')
  expect(arrived()[0]).toContain('every day at 05:00')
})

test('each is told once: not what was read, not what the mail before had, nothing when there is nothing new', async () => {
  await choose(ann)
  await tell(ann, '一')
  const read = await tell(ann, '二')
  await ann.get(noticeCalls.read, { notification_id: read })
  await tell(main, '别人的')
  await look(31)
  expect(arrived()).toHaveLength(1)
  expect(arrived()[0]).toContain('一')
  expect(arrived()[0]).not.toMatch(/二|别人的/)
  await look(31 + 1 * days)
  expect(arrived()).toHaveLength(1)
  await tell(ann, '三', 2 * days)
  await look(31 + 2 * days)
  expect(arrived()[1]).toContain('三')
  expect(arrived()[1]).not.toContain('一')
})

test('what is told while the mail is made waits for the next one and is not lost', async () => {
  await choose(ann)
  await tell(ann, '早的', 5)
  await tell(ann, '刚刚', 31)
  await look(31)
  expect(arrived()[0]).not.toContain('刚刚')
  await look(31 + 1 * days)
  expect(arrived()[1]).toContain('刚刚')
})

test('weekly is on Monday, and so many that nobody reads them are counted', async () => {
  await choose(ann, { frequency: 'weekly', hour: 9 })
  for (let n = 1; n <= digestNotices + 3; n++) await tell(ann, `第 ${n} 条。`, n)
  await look(1 * days)
  expect(arrived()).toEqual([])
  // Monday, 9:00 in Shanghai
  await look(39 * hours + 29)
  expect(arrived()).toEqual([])
  await look(39 * hours + 31)
  expect(mails()[0]!.subject).toBe(`${digestNotices + 3} 条未读通知 · Fairlead`)
  expect(arrived()[0]).toContain('还有 3 条')
  expect(arrived()[0]).toContain(`第 ${digestNotices + 3} 条。`)
  expect(arrived()[0]).not.toContain('第 3 条。')
})

test('servers that look at once send one mail', async () => {
  await choose(ann)
  await tell(ann, '一')
  await setClock(server.database, { minutes: 31 })
  await Promise.all(Array.from({ length: 12 }, () => send()))
  await look(32)
  expect(arrived()).toHaveLength(1)
})

const failing = (kind: ProviderErrorKind, sent: OutgoingEmail[]): DeliveryChannel<OutgoingEmail> => ({
  send: async (message) => {
    sent.push(message)
    throw new ProviderError(kind, 'test')
  },
  stop: async () => {},
})

test('what broke off may have arrived and is not sent again; what was told by it is not told again either', async () => {
  const sent: OutgoingEmail[] = []
  await choose(ann)
  await tell(ann, '一')
  await look(31, failing('uncertain', sent))
  expect(sent).toHaveLength(1)
  for (const later of [45, 90, 1 * days + 31]) await look(later)
  expect(arrived()).toEqual([])
})

test('a server that dies between its promise and the mail sends none twice', async () => {
  await choose(ann)
  await tell(ann, '一')
  await look(31, { send: () => Promise.reject(new Error('died')), stop: async () => {} })
  await look(32)
  await look(1 * days + 31)
  expect(arrived()).toEqual([])
  await tell(ann, '二', 1 * days + 40)
  await look(2 * days + 31)
  expect(arrived()).toHaveLength(1)
})

test.each(['unreachable', 'credentials', 'limited', 'later'] as const)(
  'what surely was not sent (%s) comes when the mail server is there again',
  async (kind) => {
    const sent: OutgoingEmail[] = []
    await choose(ann)
    await tell(ann, '一')
    await look(31, failing(kind, sent))
    await look(35)
    expect(arrived(), 'not at once').toEqual([])
    await look(37)
    expect(arrived()).toHaveLength(1)
    expect(arrived()[0]).toContain('一')
    await look(60)
    expect(arrived()).toHaveLength(1)
  },
)

test('a mail server that stays away is not asked for ever; the next day’s mail tells it all', async () => {
  const sent: OutgoingEmail[] = []
  await choose(ann)
  await tell(ann, '一')
  for (let at = 31; at < 20 * hours; at += 10) await look(at, failing('unreachable', sent))
  expect(sent).toHaveLength(digestTries)
  await look(1 * days + 31)
  expect(arrived()).toHaveLength(1)
  expect(arrived()[0]).toContain('一')
})

test('without a channel nothing is claimed: it comes once there is one', async () => {
  await choose(ann)
  await tell(ann, '一')
  await look(31, null)
  await look(40)
  expect(arrived()).toHaveLength(1)
})

test('nothing goes to an address that nobody has shown to be theirs, to nobody, or to a disabled user', async () => {
  await choose(ann)
  await tell(ann, '一')
  const user = [ann.user.id]
  await query('update app_user set email_proven_at = null where id = $1', user)
  await look(31)
  await query(`update app_user set email_proven_at = server_now(), status = 'disabled' where id = $1`, user)
  await look(32)
  await query(`update app_user set status = 'normal', email = null where id = $1`, user)
  await look(33)
  expect(arrived()).toEqual([])
})

test('another hour on the same day brings no second mail that day, and switched off it brings none', async () => {
  await choose(ann)
  await tell(ann, '一')
  await look(31)
  await tell(ann, '二', 40)
  await choose(ann, { hour: 20 })
  await look(3 * hours)
  expect(arrived()).toHaveLength(1)
  await look(1 * days + 3 * hours)
  expect(arrived()).toHaveLength(2)
  await choose(ann, { frequency: 'never' })
  await tell(ann, '三', 1 * days + 4 * hours)
  await look(3 * days)
  expect(arrived()).toHaveLength(2)
  await choose(ann)
  await look(4 * days + 1 * hours)
  expect(arrived(), 'what came while it was off is not told').toHaveLength(2)
})

test('a server that was away over the hour sends one mail, and the day’s next hour none', async () => {
  await choose(ann, { hour: 23 })
  await tell(ann, '一')
  // Shanghai, Sunday half past midnight: Saturday's 23:00 was missed.
  await look(7 * hours)
  expect(arrived()).toHaveLength(1)
  await tell(ann, '二', 8 * hours)
  await look(7 * hours + 23 * hours)
  expect(arrived()).toHaveLength(1)
  await look(7 * hours + 2 * days)
  expect(arrived()).toHaveLength(2)
})

test('the hour is the user’s also when clocks are turned', async () => {
  // On 28 March 2027 Europe goes from UTC+1 to UTC+2.
  const before = (Date.UTC(2027, 2, 27, 6, 30) - testTime({})) / 60_000
  await choose(ann, { hour: 8, time_zone: 'Europe/Berlin' })
  const due = async () =>
    (await query<{ due: Date }>('select due from digest where user_id = $1', [ann.user.id]))[0]!.due
  await look(before)
  expect((await due()).toISOString()).toBe('2027-03-27T07:00:00.000Z')
  await look(before + 31)
  expect((await due()).toISOString()).toBe('2027-03-28T06:00:00.000Z')
})

test('the choice is told back, with what stands in its way', async () => {
  const state = () => ann.get(noticeCalls.digest, {})
  const obstacle = async () => (await readDigest(server.database, { email, sms: null }, { user: ann.user.id })).obstacle
  expect(await state()).toMatchObject({ frequency: 'never', hour: limits.digestHour, time_zone: null })
  await choose(ann, { hour: 7 })
  expect(await state()).toMatchObject({
    frequency: 'daily',
    hour: 7,
    time_zone: 'Asia/Shanghai',
    email: address,
    obstacle: 'noChannel',
  })
  expect(await obstacle()).toBe(null)
  await query('update app_user set email_proven_at = null where id = $1', [ann.user.id])
  expect(await obstacle()).toBe('notProven')
  await query('update app_user set email = null where id = $1', [ann.user.id])
  expect(await obstacle()).toBe('noAddress')
})

test.each([{ time_zone: 'Mars/Olympus' }, { time_zone: '' }, { hour: 24 }, { hour: 7.5 }, { frequency: 'hourly' }])(
  '%j is refused',
  async (wrong) => {
    const { status } = await choose(ann, wrong as Partial<DigestChoice>)
    expect(status).toBe(422)
    expect(await query('select from digest')).toEqual([])
  },
)
