import { randomUUID } from 'node:crypto'
import type { OwnPageAccount } from '#domain/channels/account'
import { type OwnPageChannel, ownPageChannels } from '#domain/conversations/channel'
import { pageScopes } from '#domain/ownPages/facts'
import { products } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import { diskStore } from '../blobs/store.ts'
import { startChats } from '../conversations/sending/startChats.ts'
import { openLeases } from '../db/leases.ts'
import { noLog } from '../log.ts'
import { createCompany } from '../operator.ts'
import { openPageChats } from '../ownPages/chats/chatDriver.ts'
import { beginPage, finishPages } from '../ownPages/connect.ts'
import { openOwnPages } from '../ownPages/ownPages.ts'
import { readPageRow } from '../ownPages/pageRows.ts'
import { takePageEvents } from '../ownPages/receiving/takeEvents.ts'
import { openSandboxMetaPages, type SandboxMetaPages } from '../sandbox/metaPages.ts'
import { metaSignatureOf } from '../sandbox/metaPageWorld.ts'
import type { Secrets } from '../secrets.ts'
import { callEvent, keepEvents } from '../sms/receiving/events.ts'
import { alwaysLeaves } from '../sync/epoch.ts'
import type { TestDatabase } from './database.ts'
import { mustNotFail } from './inbox.ts'
import { until } from './sending.ts'

export type TestPages = Awaited<ReturnType<typeof openTestPages>>
const base = 'https://fairlead.example'

export async function pageCompany({ database }: Pick<TestDatabase, 'database'>): Promise<Actor> {
  return createCompany(database, {
    username: `pages-${randomUUID().slice(0, 8)}`,
    password: 'a long password',
    products: [products.fbHome, products.insData],
  })
}

/** A page and an account at a strict Graph on loopback; what that tells is kept for whoever is connected, and worked off on demand. */
export async function openTestPages({ database }: TestDatabase, secrets: Secrets, clock = Date.now) {
  const meta = await openSandboxMetaPages({ clock, log: noLog })
  const pages = openOwnPages({ database, secrets, app: meta.app, clock })
  const events = keepEvents(database)
  const owners = new Map<OwnPageChannel, { account: string; channelAccount: string }>()
  const told: { object: string; entry: object }[] = []
  const keep = async (object: string, entry: object, salt = '') => {
    const owner = owners.get(object === 'page' ? 'facebook' : 'instagram')
    const url = `${base}/hooks/meta${salt && `?${salt}`}`
    if (owner) await events.add(callEvent(owner, { url, body: JSON.stringify({ object, entry: [entry] }) }))
  }
  meta.world.tell = (object, entry) => void told.push({ object, entry })
  const signal = new AbortController().signal
  return {
    meta,
    world: meta.world,
    pages,
    /** Connects one of the two, as its company does. */
    async connect(company: Actor, channel: OwnPageChannel): Promise<OwnPageAccount> {
      const tools = { database, secrets, pages, log: noLog, base, user: { ...company, session: 's', device: 'd' } }
      const dialog = new URL(beginPage(tools, channel).url, base).searchParams
      const code = meta.world.grant(pageScopes[channel], dialog.get('redirect_uri')!)
      const { connected } = await finishPages(tools, { state: dialog.get('state')!, code }, signal)
      const owner = { account: company.account, channelAccount: connected[0]!.id }
      owners.set(channel, owner)
      return (await readPageRow(database.pool, owner))!
    },
    /** All that was told so far, so many times, from the last to the first where it is `reversed`. */
    async hear({ times = 1, reversed = false } = {}) {
      const calls = told.splice(0)
      const order = reversed ? calls.toReversed() : calls
      for (let n = 0; n < times; n++) for (const { object, entry } of order) await keep(object, entry, String(n || ''))
      for (const channel of ownPageChannels) {
        const owner = owners.get(channel)
        if (owner) while (await takePageEvents({ database, pages, log: mustNotFail }, owner, signal));
      }
    },
    async stop() {
      pages.stop()
      await meta.stop()
    },
  }
}

/** Sends until nothing waits any more. */
export async function sendFromPages(
  { database, data }: TestDatabase,
  { pages }: TestPages,
  processes = 1,
): Promise<void> {
  const leases = openLeases(database, noLog)
  const blobs = diskStore(data)
  const drivers = ownPageChannels.map((channel) => openPageChats({ database, pages, blobs }, channel))
  const services = { database, leases, drivers, log: noLog, mayLeave: alwaysLeaves }
  const all = Array.from({ length: processes }, () => startChats(services, { everyMs: 20 }))
  await until(async () => {
    const { rowCount } = await database.pool.query(
      `select from message m left join message_try t on t.account_id = m.account_id and t.message_id = m.id
       where m.state = 'sending' or m.state = 'queued' and (t.not_before is null or t.not_before <= server_now())`,
    )
    return !rowCount
  })
  await Promise.all(all.map(({ stop }) => stop()))
  await leases.stop()
}

/** A call as Meta makes it, or as somebody who does not know the app's secret would. */
export function metaCall({ world }: Pick<SandboxMetaPages, 'world'>, body: string, secret = world.state.secret) {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': metaSignatureOf(secret, body) },
    body,
  }
}
