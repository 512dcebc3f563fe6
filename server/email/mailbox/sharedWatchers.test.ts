import { expect, onTestFinished, test } from 'vitest'
import { noLog } from '../../log.ts'
import { type ImapServer, openImapServer } from '../testing/imapServer.ts'
import { type Lease, type MailboxToWatch, type SharedSettings, sharedWatchers } from './sharedWatchers.ts'
import type { MailboxState } from './state.ts'
import { connectionOf, mailSubject, mailWith, quick } from './testing.ts'

async function serverWith(...subjects: string[]): Promise<ImapServer> {
  const server = await openImapServer()
  onTestFinished(server.stop)
  for (const subject of subjects) server.deliver(mailWith(subject))
  return server
}

/** What lies in a database otherwise: states, and who reads which mailbox. */
function makeOffice() {
  const states = new Map<string, MailboxState>()
  const leases = new Map<string, AbortController>()
  const office = {
    subjects: [] as string[],
    mostLeases: 0,
    tryLease: async (id: string): Promise<Lease | null> => {
      if (leases.has(id)) return null
      const lost = new AbortController()
      leases.set(id, lost)
      office.mostLeases = Math.max(office.mostLeases, leases.size)
      return { lost: lost.signal, release: async () => void leases.delete(id) }
    },
    held: () => [...leases.keys()].sort(),
    lose: (id: string) => leases.get(id)?.abort(),
    wanted: (id: string, server: ImapServer, given: Partial<MailboxToWatch> = {}): MailboxToWatch => ({
      id,
      version: '1',
      connection: connectionOf(server),
      credential: async () => server.password,
      since: 0,
      readsJunk: false,
      loadState: async () => states.get(id) ?? null,
      onState: async (state) => void states.set(id, state),
      onMail: async (mail) => void office.subjects.push(mailSubject(mail)),
      onProblem: () => {},
      ...given,
    }),
    watchers(given: Partial<SharedSettings> = {}) {
      const { tryLease } = office
      const watchers = sharedWatchers({ tryLease, log: noLog, leaseMs: 5, turnMs: 20, options: quick, ...given })
      onTestFinished(watchers.stop)
      return watchers
    },
  }
  return office
}

test('every mailbox is watched once, however many senders share it', async () => {
  const server = await serverWith('first')
  const office = makeOffice()
  office.watchers().follow([office.wanted('a', server), office.wanted('a', server)])
  await expect.poll(() => office.subjects).toEqual(['first'])
  await expect.poll(() => server.heard).toContain('IDLE')
  expect(server.open).toBe(1)
})

test('who is wanted no more is left, and who stays is not begun anew', async () => {
  const [staying, leaving] = [await serverWith('stays'), await serverWith('leaves')]
  const office = makeOffice()
  const watchers = office.watchers()
  watchers.follow([office.wanted('stays', staying), office.wanted('leaves', leaving)])
  await expect.poll(() => office.subjects.length).toBe(2)
  watchers.follow([office.wanted('stays', staying)])
  await expect.poll(() => leaving.open).toBe(0)
  expect(office.held()).toEqual(['stays'])
  staying.deliver(mailWith('still heard'))
  await expect.poll(() => office.subjects).toContain('still heard')
  expect(staying.heard.filter((command) => command === 'PLAIN')).toHaveLength(1)
})

test('another password or server begins anew, from where it was', async () => {
  const server = await serverWith('first')
  const office = makeOffice()
  const watchers = office.watchers()
  watchers.follow([office.wanted('a', server)])
  await expect.poll(() => office.subjects).toEqual(['first'])
  await expect.poll(() => server.heard).toContain('IDLE')
  watchers.follow([office.wanted('a', server, { version: '2' })])
  server.deliver(mailWith('second'))
  await expect.poll(() => office.subjects).toEqual(['first', 'second'])
  await expect.poll(() => server.open).toBe(1)
})

test('of two processes one reads, and the other takes over when the first one ends', async () => {
  const server = await serverWith('first')
  const office = makeOffice()
  const [one, other] = [office.watchers(), office.watchers()]
  one.follow([office.wanted('a', server)])
  await expect.poll(() => office.subjects).toEqual(['first'])
  other.follow([office.wanted('a', server)])
  server.deliver(mailWith('second'))
  await expect.poll(() => office.subjects).toEqual(['first', 'second'])
  expect(server.open).toBe(1)
  await one.stop()
  server.deliver(mailWith('third'))
  await expect.poll(() => office.subjects).toEqual(['first', 'second', 'third'])
})

test('whose lease is lost leaves the mailbox at once, and comes back when there is another', async () => {
  const server = await serverWith('first')
  const office = makeOffice()
  office.watchers().follow([office.wanted('a', server)])
  await expect.poll(() => server.heard).toContain('IDLE')
  office.lose('a')
  await expect.poll(() => server.heard).toContain('LOGOUT')
  server.deliver(mailWith('second'))
  await expect.poll(() => office.subjects).toEqual(['first', 'second'])
})

test('more mailboxes than connections take turns, and none is left out', async () => {
  const servers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => serverWith(id)))
  const office = makeOffice()
  office.watchers({ mostAtOnce: 2 }).follow(servers.map((server, i) => office.wanted(`${i}`, server)))
  await expect.poll(() => [...office.subjects].sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
  servers[0]!.deliver(mailWith('once more'))
  await expect.poll(() => office.subjects).toContain('once more')
  expect(office.mostLeases).toBe(2)
})

test('a refused password is not tried again at every turn', async () => {
  const servers = await Promise.all(['a', 'b', 'c'].map((id) => serverWith(id)))
  const office = makeOffice()
  let turns = 0
  const refused = {
    credential: async () => 'wrong',
    loadState: async () => {
      turns += 1
      return null
    },
  }
  const [first, ...others] = servers
  office
    .watchers({ mostAtOnce: 1 })
    .follow([office.wanted('a', first!, refused), ...others.map((server, i) => office.wanted(`${i}`, server))])
  await expect.poll(() => turns).toBeGreaterThan(2)
  expect(first!.heard.filter((command) => command === 'PLAIN')).toHaveLength(1)
})

test('only so many mails are in memory at once', async () => {
  const servers = await Promise.all(['a', 'b', 'c'].map((id) => serverWith(id)))
  const office = makeOffice()
  let [now, most, taken] = [0, 0, 0]
  const onMail = async () => {
    now += 1
    most = Math.max(most, now)
    await new Promise((later) => setTimeout(later, 20))
    now -= 1
    taken += 1
  }
  office.watchers({ mostMailsAtOnce: 1 }).follow(servers.map((server, i) => office.wanted(`${i}`, server, { onMail })))
  await expect.poll(() => taken).toBe(3)
  expect(most).toBe(1)
})

test('a database that is gone for a moment ends nothing', async () => {
  const server = await serverWith('first')
  const office = makeOffice()
  let failures = 3
  const tryLease = async (id: string) => {
    if (failures-- > 0) throw new Error('the database is gone')
    return await office.tryLease(id)
  }
  office.watchers({ tryLease }).follow([office.wanted('a', server)])
  await expect.poll(() => office.subjects).toEqual(['first'])
})

test('nothing is open after a stop, and every lease is given back', async () => {
  const servers = await Promise.all([serverWith('a'), serverWith('b'), serverWith('c')])
  const office = makeOffice()
  const watchers = office.watchers({ mostAtOnce: 2 })
  watchers.follow(servers.map((server, i) => office.wanted(`${i}`, server)))
  await expect.poll(() => office.subjects.length).toBeGreaterThan(1)
  await watchers.stop()
  expect(office.held()).toEqual([])
  await expect.poll(() => servers.map(({ open }) => open)).toEqual([0, 0, 0])
})
