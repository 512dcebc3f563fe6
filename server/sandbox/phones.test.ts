import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { spellingsOf } from '../channels/sms/messageIds.ts'
import type { SmsHeard } from '../channels/sms/services/service.ts'
import { smppRoute } from '../channels/sms/smpp.ts'
import { noLog } from '../log.ts'
import { startTestServer } from '../testing/server.ts'
import { Inbox } from './inbox.ts'
import { openMessageCentre } from './messageCentre.ts'
import { Phones } from './phones.ts'
import { phoneTimes } from './phoneTraits.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

const at = Date.UTC(2026, 10, 27, 9)
const never = new AbortController().signal

/** A centre whose clock the test moves, and somebody who is signed in there. */
async function world(phones = new Phones(), wished?: { port: number; password: string }) {
  let now = at
  const inbox = new Inbox()
  const centre = await openMessageCentre(inbox, noLog, { phones, clock: () => now, ...(wished && { wished }) })
  ends.push(centre.stop)
  const heard: SmsHeard[] = []
  const route = smppRoute(
    { ...centre.settings, systemId: 'demo', from: '+861069001234' },
    { log: noLog, hear: async (one) => void heard.push(one) },
  )
  ends.push(route.stop)
  return {
    centre,
    inbox,
    heard,
    route,
    forward: (ms: number) => {
      now += ms
    },
    send: (to: string, text = 'Come and see us at booth 12.') =>
      route.send(
        { key: 'k', to, from: '', text, template: null, reportTo: null },
        { onHandedOver: async () => {}, signal: never },
      ),
    states: () => heard.flatMap((one) => (one.kind === 'receipt' ? [one.state] : [])),
    phone: (number: string) => phones.thread(number).map(({ text, state, isOwn }) => ({ text, state, isOwn })),
  }
}

const long = 'Our new lamps are here. '.repeat(20)

test('an ordinary phone shows what it got, long texts as one, and reports each part under a name that is found again', async () => {
  const { send, states, heard, forward, centre } = await world()
  for (const to of ['491510000010', '491510000011']) {
    const sent = await send(to, long)
    if (sent.kind !== 'accepted') throw new Error(sent.kind)
    expect(sent.refs).toHaveLength(4)
    const before = heard.length
    forward(phoneTimes.report)
    await expect.poll(() => heard.length).toBe(before + 4)
    const reported = heard.slice(before).flatMap((one) => (one.kind === 'receipt' ? [one.ref] : []))
    for (const ref of sent.refs)
      expect(spellingsOf(ref).filter((spelling) => reported.includes(spelling))).toHaveLength(1)
    expect(centre.network.phones.thread(to)).toMatchObject([{ text: long, parts: 4, taken: 4, state: 'delivered' }])
  }
  expect(states()).toEqual(Array(8).fill('delivered'))
})

test.each([
  ['90', 'refused', [], 'refused'],
  ['91', 'accepted', ['failed'], 'failed'],
  ['92', 'accepted', ['onItsWay', 'failed'], 'failed'],
  ['93', 'accepted', ['onItsWay', 'delivered'], 'delivered'],
  ['94', 'accepted', [], 'delivered'],
  ['97', 'accepted', ['delivered'], 'delivered'],
  ['98', 'accepted', ['failed'], 'failed'],
] as const)('a number that ends in %s: %s, reports %j', async (ending, outcome, reports, shown) => {
  const { send, states, forward, phone } = await world()
  const number = `4479111234${ending}`
  expect((await send(number)).kind).toBe(outcome)
  forward(phoneTimes.late)
  await expect.poll(states).toEqual(reports)
  await expect.poll(() => phone(number)).toMatchObject([{ state: shown }])
})

test('one reports before it answers, one loses the last part, and one wants to be asked twice', async () => {
  const { send, states, forward } = await world()
  await send('491510000097')
  expect(states()).toEqual(['delivered'])
  await send('491510000098', long)
  forward(phoneTimes.report)
  await expect.poll(() => states().slice(1)).toEqual(['delivered', 'delivered', 'delivered', 'failed'])
  expect([(await send('491510000099')).kind, (await send('491510000099')).kind]).toEqual(['later', 'accepted'])
})

test('what a phone answers comes back to who wrote: by itself, or as somebody types it', async () => {
  const { send, heard, forward, centre, phone } = await world()
  await send('8613900000095')
  await send('447911123496')
  await send('447911123410')
  forward(phoneTimes.answer)
  const messages = () => heard.flatMap((one) => (one.kind === 'message' ? [`${one.from}: ${one.text}`] : []))
  await expect.poll(() => messages().length).toBe(2)
  expect(messages()).toEqual([
    '8613900000095: 退订',
    '447911123496: Hello, what is your minimum order and the delivery time?',
  ])
  const { network } = centre
  const [writer] = network.phones.writersTo('447911123410')
  expect(network.write('447911123410', writer!.other, '我们要 500 件。'.repeat(12))).toBe(true)
  await expect.poll(() => messages().length).toBe(4)
  const parts = heard.flatMap((one) => (one.kind === 'message' && one.part ? [one] : []))
  expect(parts.map(({ text }) => text).join('')).toBe('我们要 500 件。'.repeat(12))
  expect(parts.map(({ to, part }) => [to, part!.n, part!.total])).toEqual([
    ['861069001234', 1, 2],
    ['861069001234', 2, 2],
  ])
  await expect.poll(() => phone('447911123410').at(-1)).toMatchObject({ isOwn: true, state: 'delivered' })
  expect(network.write('447911123410', 'somebody else', 'Hello')).toBe(false)
})

test('a phone that has said STOP does not answer the message that confirms it', async () => {
  const { send, heard, forward, phone } = await world()
  await send('8613900000095')
  forward(phoneTimes.answer)
  const answers = () => heard.filter(({ kind }) => kind === 'message').length
  await expect.poll(answers).toBe(1)
  await send('8613900000095', '您已退订，我们不会再给您发消息。')
  await send('447911123496')
  forward(phoneTimes.answer)
  await expect.poll(answers).toBe(2)
  expect(phone('8613900000095').filter(({ isOwn }) => isOwn)).toHaveLength(1)
})

test('what was still to come is there after the process was killed, for who signs in again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-phones-'))
  ends.push(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'phones.sqlite')
  const first = await world(new Phones(file))
  await first.send('491510000093')
  await first.route.stop()
  const { port, password } = first.centre.settings
  await first.centre.stop()
  ends.splice(1)
  const next = await world(new Phones(file), { port, password })
  next.forward(phoneTimes.late)
  await expect.poll(next.states).toEqual(['onItsWay', 'delivered'])
  expect(next.centre.settings).toMatchObject({ port, password })
  expect(next.inbox.arrived).toMatchObject([{ to: '491510000093' }])
})

test('only the newest messages are kept, and nothing that waits for others', () => {
  const phones = new Phones()
  const one = { other: '1', isOwn: false, text: 'x', parts: 1, taken: 1, at: new Date(at), system: 'demo' }
  for (let n = 0; n < 20_050; n++) {
    const message = phones.add({ ...one, phone: String(n), state: 'delivered' })
    if (n < 100) phones.plan({ kind: 'arrive', at, system: 'demo', message, pdu: null })
  }
  expect(phones.page({ words: '', skip: 0, count: 1 })).toMatchObject({ all: 20_000, rows: [{ number: '20049' }] })
  expect(phones.due(at, [], 1_000)).toHaveLength(50)
})

test('the page shows the phones in both languages, what each number does, and takes answers from itself alone', async () => {
  const server = await startTestServer({ demo: true })
  ends.push(server.stop)
  const page = async (path: string) => (await fetch(server.url + path)).text()
  expect(await page('/sandbox/phones')).toContain('还没有发往任何手机的短信 · No phone has been written to yet')
  const { sms } = server.sandbox!.settings
  const heard: SmsHeard[] = []
  const route = smppRoute(
    { ...sms, systemId: 'demo', from: '+861069001234' },
    { log: noLog, hear: async (one) => void heard.push(one) },
  )
  ends.push(route.stop)
  const request = { key: 'k', to: '447911123410', from: '', text: '<b>x</b>', template: null, reportTo: null }
  await route.send(request, { onHandedOver: async () => {}, signal: never })
  const list = await page('/sandbox/phones?q=%2B4479')
  expect(list).toContain('href="/sandbox/phones/447911123410"')
  expect(list).toContain('Receives, and answers STOP')
  const thread = await page('/sandbox/phones/447911123410')
  expect(thread).toContain('&lt;b&gt;x&lt;/b&gt;')
  expect(thread).toContain('接收并回执 · Receives, and reports that it did')
  const body = new URLSearchParams({ to: '861069001234', text: 'How much?' })
  const post = (headers: Record<string, string>) =>
    fetch(`${server.url}/sandbox/phones/447911123410`, { method: 'POST', body, headers, redirect: 'manual' })
  expect((await post({ origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await post({ origin: server.url })).status).toBe(303)
  await expect
    .poll(() => heard.filter(({ kind }) => kind === 'message'))
    .toMatchObject([{ from: '447911123410', text: 'How much?' }])
  for (const path of ['/sandbox/phones/x', '/sandbox/phones/12/thread']) {
    expect((await fetch(server.url + path)).status).toBe(404)
  }
})
