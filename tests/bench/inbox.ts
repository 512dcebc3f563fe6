import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'
import type { SmsAccount } from '#domain/channels/account'
import { newConversation } from '#domain/conversations/conversation'
import { conversationIdOf } from '#domain/conversations/ids'
import { products } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import { asSystem } from '../../server/db/scope.ts'
import { noLog } from '../../server/log.ts'
import { createCompany, createSubAccount } from '../../server/operator.ts'
import { readSettings } from '../../server/settings.ts'
import { heardEvent, keepEvents } from '../../server/sms/receiving/events.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { newIdAt } from '../../server/sync/newId.ts'
import { put } from '../../server/testing/emailCompany.ts'
import { aText } from '../../server/testing/inbox.ts'
import { putAccount } from '../../server/testing/smsCompany.ts'
import { openDevice, signIn } from './device.ts'
import { untilRead } from './firstSync.ts'
import { type Figure, percentile } from './table.ts'

const messages = Number(process.env.BENCH_MESSAGES ?? 100_000)
const older = Number(process.env.BENCH_OLDER ?? 900_000)
const conversations = 2_000
const perSeq = 250
const day = 86_400_000
const user = { username: 'inbox', password: 'a long password' }
const flood = { perSecond: 500, seconds: 20, markEvery: 50 }
const sellers = Array.from({ length: 9 }, (_, n) => ({ username: `seller-${n + 1}`, password: user.password }))

/** The whole product: an inbox that a new device reads for the first time, and events that come while it is looked at. */
export async function benchInbox(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-bench-'))
  const settings = { ...readSettings({ PORT: '0' }), data, watermark: data, databaseUrl: null }
  const server = await startServer(settings, noLog)
  try {
    const now = Date.now()
    const alone = await putCompany(server, data, { username: user.username, subs: [] })
    const threads = await putThreads(server, alone, now)
    const recent = { count: messages, from: now - 25 * day, to: now - day, place: 0 }
    await putMessages(server, alone.main, { threads, ...recent })
    const few = await firstSync(server.url, user)
    const ofAll = await hearFlood(server, alone, user)
    const team = await putCompany(server, data, { username: 'team', subs: sellers })
    await putMessages(server, team.main, { threads: await putThreads(server, team, now), ...recent })
    const shared = await firstSync(server.url, { ...user, username: 'team' })
    const ofOwn = await hearFlood(server, team, sellers[0]!)
    const span = { from: now - 690 * day, to: now - 400 * day }
    await putMessages(server, alone.main, { threads, count: older, ...span, place: messages })
    const many = await firstSync(server.url, user)
    const ms = { unit: 'ms' } as const
    return [
      { name: 'first sync: the newest conversation on screen', value: few.shown, ...ms, against: limit(1_500) },
      { name: `first sync of ${words(messages)} messages, durable`, value: few.durable, ...ms, against: limit(10_000) },
      {
        name: `the same, of ${team.owners.length} people, by their main account`,
        value: shared.durable,
        ...ms,
        against: limit(10_000),
      },
      ...(['shown', 'durable'] as const).map((name) => ({
        name: `${name === 'shown' ? 'the newest conversation' : 'all of them'} with ${words(messages + older)} in the account`,
        value: many[name],
        ...ms,
        against: { name: `with ${words(messages)}`, value: few[name], atMost: 1.3 },
      })),
      ...liveFigures(`a seller who has one of ${team.owners.length} of them`, ofOwn, 200),
      ...liveFigures('somebody who has them all', ofAll, null),
    ]
  } finally {
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

function liveFigures(whose: string, { waits, unseen, rate }: Heard, most: number | null): Figure[] {
  const name = `an incoming message of ${flood.perSecond} a second, until it is on the screen of ${whose}`
  return [
    { name: `${name}, p95`, value: percentile(waits, 95), unit: 'ms', ...(most !== null && { against: limit(most) }) },
    { name: 'the same, the median', value: percentile(waits, 50), unit: 'ms' },
    { name: 'messages that came into the open thread and were never drawn', value: unseen, unit: '' },
    { name: 'messages that the server worked off meanwhile', value: rate, unit: '/s' },
  ]
}

const limit = (value: number) => ({ name: 'limit', value, atMost: 1 })
const words = (count: number) => count.toLocaleString('en-US')

type Person = { username: string; password: string }
type Company = { main: Actor; owners: string[]; route: SmsAccount }

async function putCompany(
  { database }: RunningServer,
  data: string,
  { username, subs }: { username: string; subs: readonly Person[] },
): Promise<Company> {
  const main = await createCompany(database, { ...user, username, products: [products.smsMarketing] })
  const owners = [main.user]
  for (const sub of subs) owners.push((await createSubAccount(database, username, sub)).user)
  const route = await putAccount({ database, data }, main, {
    setting: { kind: 'service', service: 'twilio', url: 'http://127.0.0.1:9', values: { account: 'AC1' } },
    secrets: { token: 'secret' },
    sender: '+15005550006',
  })
  return { main, owners, route }
}

type Thread = { id: string; owner: string }

/** In turn of all owners. */
async function putThreads(
  { database }: RunningServer,
  { main: company, owners, route }: Company,
  now: number,
): Promise<Thread[]> {
  const rows = Array.from({ length: conversations }, (_, n) => {
    const peer = newIdAt(now - 700 * day + n)
    const identity = { kind: 'phone' as const, value: `49151${String(10_000_000 + n)}` }
    return {
      ...newConversation,
      id: conversationIdOf(route.id, peer),
      channel_account_id: route.id,
      peer_id: peer,
      channel: 'sms' as const,
      identity,
      identities: [identity],
      contact_id: null,
      name: `Writer ${n}`,
      owner: owners[n % owners.length]!,
      // Beyond those of all messages that are put down here.
      in_count: Math.ceil((messages + older) / conversations / 2) + 1,
      last_at: now - day - n * 60_000,
      last_text: `The last words of ${n}`,
      last_state: 'received' as const,
      created_at: now - 700 * day,
      updated_at: now - day,
    }
  })
  await put(database, company, 'conversation', rows)
  const met = JSON.stringify(rows.map(({ peer_id, identity }) => ({ peer: peer_id, number: identity.value })))
  await asSystem(database, async (connection) => {
    await connection.query(
      `insert into peer (account_id, id, identity_scope) select $1, peer, 'phone' from jsonb_to_recordset($2::jsonb) as m (peer uuid)`,
      [company.account, met],
    )
    await connection.query(
      `insert into channel_identity (account_id, identity_scope, kind, value, peer_id, source, first_seen, last_seen)
       select $1, 'phone', 'phone', number, peer, 'message', now(), now() from jsonb_to_recordset($2::jsonb) as m (peer uuid, number text)`,
      [company.account, met],
    )
  })
  return rows.map(({ id, owner }) => ({ id, owner }))
}

type Span = { threads: readonly Thread[]; count: number; from: number; to: number; place: number }

/** In turn of all threads, every other one incoming. */
async function putMessages({ database }: RunningServer, { account }: Actor, span: Span): Promise<void> {
  const { threads, count, from, to, place } = span
  await asSystem(database, async (connection) => {
    await connection.query('set local statement_timeout = 0')
    await connection.query(
      `insert into message (account_id, id, scope, rev, conversation_id, month, direction, kind, at, n, state, problem, subject,
         body, parts, quote, reactions, again_of, author, origin, task, created_at, updated_at)
       select $1, (substr(hex, 1, 8) || '-' || substr(hex, 9, 4) || '-7000-8000-' || lpad(to_hex(g), 12, '0'))::uuid,
         'talk:' || owner || ':' || month, s.seq + (g - $7::int) / $8::int + 1, thread,
         month::int, case when turn % 2 = 0 then 'in' else 'out' end, 'text', at,
         case when turn % 2 = 0 then turn / 2 + 1 end, case when turn % 2 = 0 then 'received' else 'delivered' end, '', '',
         'Message ' || g || ' about the price of lamps and the samples that were sent last week', '[]', null, '[]', null,
         case when turn % 2 = 1 then owner end, case when turn % 2 = 0 then 'peer' else 'chat' end, null, at, at
       from generate_series($7::int + 1, $7::int + $4::int) g,
         lateral (select ($5::float8 + ($6::float8 - $5::float8) * (g - $7::int) / $4::int)::bigint as at) t,
         lateral (select lpad(to_hex(at), 12, '0') as hex, to_char(to_timestamp(at / 1000) at time zone 'utc', 'YYYYMM') as month,
           g / array_length($3::uuid[], 1) as turn, ($3::uuid[])[place] as thread, ($2::uuid[])[place] as owner
           from (select g % array_length($3::uuid[], 1) + 1 as place) p) m,
         lateral (select seq from sync_account where account_id = $1) s`,
      [account, threads.map(({ owner }) => owner), threads.map(({ id }) => id), count, from, to, place, perSeq],
    )
    await connection.query('update sync_account set seq = seq + $2 where account_id = $1', [
      account,
      Math.ceil(count / perSeq) + 1,
    ])
  })
  await database.pool.query('vacuum analyze message')
}

const lines = '[role=grid] [role=row]'

/** Of a device that has no data, since the key that signed in. Nobody types a password faster than the app itself is kept. */
async function firstSync(url: string, person: Person): Promise<{ shown: number; durable: number }> {
  const { page, close } = await openDevice()
  try {
    await page.goto(`${url}/login`)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const began = await signIn(page, url, person, '/statistics/inbox')
    await page.locator(lines).first().waitFor()
    const shown = performance.now() - began
    await untilRead(page)
    return { shown, durable: performance.now() - began }
  } finally {
    await close()
  }
}

type Heard = { waits: number[]; unseen: number; rate: number }

/** Messages of one conversation among those of all others, and when each of them stood in its thread, which is open. */
async function hearFlood(server: RunningServer, { main, route }: Company, person: Person): Promise<Heard> {
  const { page, close } = await openDevice()
  try {
    await signIn(page, server.url, person)
    await page.getByRole('link', { name: 'Inbox' }).first().click()
    await page.locator(lines).first().waitFor()
    await untilRead(page)
    const newest = page.locator(lines).first()
    const thread = Number(/Writer (\d+)/.exec((await newest.textContent()) ?? '')![1])
    await newest.click()
    await toNewest(page)
    await watchThread(page)
    const events = keepEvents(server.database)
    const owner = { account: main.account, channelAccount: route.id }
    const told = new Map<string, number>()
    const count = flood.perSecond * flood.seconds
    const began = performance.now()
    for (let n = 0; n < count; n++) {
      const due = began + (n * 1_000) / flood.perSecond
      if (due - performance.now() > 4) await sleep(due - performance.now())
      const mark = n % flood.markEvery === 0 ? `mark-${n}-` : ''
      if (mark) told.set(mark, Date.now())
      const from = `49151${String(10_000_000 + (mark ? thread : n % conversations))}`
      void events.add(heardEvent(owner, aText(from, `${mark || `no ${n}`} the samples have arrived`)))
    }
    const allTaken = async () => {
      const { rows } = await server.database.pool.query("select from raw_event where state = 'new' limit 1")
      return rows.length === 0
    }
    while (!(await allTaken())) await sleep(50)
    const rate = (count / (performance.now() - began)) * 1_000
    await sleep(3_000)
    const seen = await page.evaluate(() => window.marks)
    const waits = [...told].flatMap(([mark, at]) => (seen[mark] === undefined ? [] : [seen[mark] - at]))
    return { waits, rate, unseen: told.size - waits.length }
  } finally {
    await close()
  }
}

/** Down to where new messages come in. */
async function toNewest(page: Page): Promise<void> {
  const thread = page.getByRole('log')
  await thread.waitFor()
  await thread.focus()
  for (let still = 0; still < 10; ) {
    const isThere = await thread.evaluate((log) => {
      const rest = log.scrollHeight - log.clientHeight - log.scrollTop
      log.scrollTop = log.scrollHeight
      return rest < 2
    })
    still = isThere ? still + 1 : 0
    await sleep(100)
  }
}

/** Notes when a mark is first drawn. */
const watchThread = (page: Page) =>
  page.evaluate(() => {
    window.marks = {}
    const thread = document.querySelector('[role=log]')!
    const look = (records: MutationRecord[]) => {
      for (const { addedNodes, target } of records)
        for (const node of addedNodes.length ? addedNodes : [target])
          for (const [mark] of (node.textContent ?? '').matchAll(/mark-\d+-/g)) window.marks[mark] ??= Date.now()
    }
    new MutationObserver(look).observe(thread, { subtree: true, childList: true, characterData: true })
  })

declare global {
  interface Window {
    marks: Record<string, number>
  }
}
