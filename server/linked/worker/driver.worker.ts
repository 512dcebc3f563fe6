import './silence.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { openPort } from '../port.ts'
import type { DriverCalls, DriverHost, DriverSetting, LinkedGroup, PhoneServer, SessionStart } from '../protocol.ts'
import { plainJid } from './contents.ts'
import { loadLibrary, type WaGroup } from './library.ts'
import { keyOf } from './outgoing.ts'
import { LinkedSession, lockEnd } from './session.ts'
import { silencedLines } from './silence.ts'

const { folder } = workerData as DriverSetting
const library = await loadLibrary(folder)
const sessions = new Map<string, LinkedSession>()
const sessionOf = (session: string) => {
  const found = sessions.get(session)
  if (!found) throw new Error('there is no such session')
  return found
}
const ready = (session: string) => sessionOf(session).ready()

const ours: DriverCalls = {
  begin(options) {
    if (sessions.has(options.session)) throw new Error('the session has begun')
    if (options.server) trust(options.server)
    const session = new LinkedSession(library, options, hostOf(options))
    sessions.set(options.session, session)
    session.connect()
  },
  pairByCode: async (session, phone) => (await ready(session)).requestPairingCode(phone),
  send: (session, message) => sessionOf(session).send(message),
  read: async (session, messages) => (await ready(session)).readMessages(messages.map(keyOf)),
  async check(session, numbers) {
    const found = await (await ready(session)).onWhatsApp(...numbers)
    // Without an answer nobody knows anything of any number.
    if (!found) throw new Error('WhatsApp did not answer')
    return found.flatMap(({ jid, exists }) => (exists ? [{ number: jid.split(/[:@]/)[0]!, jid: plainJid(jid) }] : []))
  },
  groups: async (session) => Object.values(await (await ready(session)).groupFetchAllParticipating()).map(groupOf),
  groupOfInvitation: async (session, code) => groupOf(await (await ready(session)).groupGetInviteInfo(code)),
  joinGroup: async (session, code) => (await (await ready(session)).groupAcceptInvite(code)) ?? null,
  async limits(session) {
    const socket = await ready(session)
    const lock = await socket.fetchAccountReachoutTimelock()
    const cap = await socket.fetchNewChatMessageCap().catch(() => null)
    const ends = Number(cap?.cycle_end_timestamp ?? 0) * 1_000
    return {
      lockedUntil: lockEnd(lock),
      quota: cap?.total_quota ?? null,
      used: cap?.used_quota ?? null,
      quotaEnds: ends || null,
    }
  },
  async unlink(session) {
    await (await ready(session)).logout()
    await end(session)
  },
  end,
  use: () => ({ sessions: sessions.size, heap: process.memoryUsage().heapUsed, silenced: silencedLines() }),
}

const host = openPort<DriverCalls, DriverHost>(parentPort!, ours, { timeoutMs: 30_000 })

function hostOf({ session }: SessionStart) {
  return {
    happened(event: Parameters<DriverHost['happened']>[1]) {
      if (event.kind === 'closed') sessions.delete(session)
      // The main process orders what it hears; whether it could do anything with it is its own affair.
      return host.call('happened', session, event).catch(() => {})
    },
    loadKeys: (kind: string, ids: string[]) => host.call('loadKeys', session, kind, ids),
    storeKeys: (changes: Parameters<DriverHost['storeKeys']>[1]) => host.call('storeKeys', session, changes),
    storeCredentials: (text: string) => host.call('storeCredentials', session, text),
  }
}

async function end(session: string): Promise<void> {
  const found = sessions.get(session)
  sessions.delete(session)
  await found?.end()
}

/** The simulator vouches for itself; that it is on loopback is checked here as well, where the harm would be done. */
function trust({ url, root }: PhoneServer): void {
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'ws:' || hostname !== '127.0.0.1')
    throw new Error('only a server on loopback may stand for WhatsApp')
  library.WA_CERT_DETAILS.PUBLIC_KEY = Buffer.from(root, 'base64')
}

function groupOf({ id, subject, size, participants }: WaGroup): LinkedGroup {
  return {
    id,
    subject,
    size: size ?? participants.length,
    members: participants.map(({ id, phoneNumber, admin }) => ({
      jid: plainJid(id),
      number: numberOf(phoneNumber ?? id),
      isAdmin: Boolean(admin),
    })),
  }
}

/** null: only its lid is known, and no number is made up. */
const numberOf = (jid: string): string | null => (jid.endsWith('@s.whatsapp.net') ? jid.split(/[:@]/)[0]! : null)
