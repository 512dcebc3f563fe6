import { type DriverOutcome, type LinkedDriver, openDriver } from '../linked/driver.ts'
import { fetchDriver, sharedDrivers } from '../linked/driverPackage.ts'
import type { DriverHost, KeyChange, LinkedEvent, LinkedMessage, OutgoingLinkedMessage } from '../linked/protocol.ts'
import { noLog } from '../log.ts'
import type { ReceivedMessage } from '../sandbox/phones/protocol.ts'
import { openSandboxPhones, type SandboxPhones } from '../sandbox/phones/simulator.ts'
import { HeardList } from './heardList.ts'

type HeardEvent = { session: string; event: LinkedEvent }
type MemoryStore = { credentials: string | null; keys: Map<string, string>; writes: KeyChange[][] }

/** The simulator and the driver with the unmodified library, and a store in memory instead of the database. */
export type TestPhones = {
  readonly phones: SandboxPhones
  driver: LinkedDriver
  folder: string
  events: HeardList<HeardEvent>
  received: HeardList<ReceivedMessage>
  stores: Map<string, MemoryStore>
  begin: (session: string) => Promise<void>
  /** links it with that phone, until it is open */
  link: (session: string, phone: string) => Promise<void>
  event: <K extends LinkedEvent['kind']>(
    session: string,
    kind: K,
    fits?: (event: Extract<LinkedEvent, { kind: K }>) => boolean,
  ) => Promise<Extract<LinkedEvent, { kind: K }>>
  message: (session: string, id: string) => Promise<LinkedMessage>
  send: (session: string, message: OutgoingLinkedMessage) => Promise<DriverOutcome<void>>
  /** the simulator ends and is there again, with what `meanwhile` has done to its file */
  restartPhones: (meanwhile?: () => void) => Promise<void>
  stop: () => Promise<void>
}

/** `file`: where the simulator's world is kept. */
export async function openTestPhones({ file = null }: { file?: string | null } = {}): Promise<TestPhones> {
  const folder = await fetchDriver(sharedDrivers)
  let phones = await openSandboxPhones(folder, { file })
  const events = new HeardList<HeardEvent>()
  const received = new HeardList<ReceivedMessage>()
  const hear = () => phones.onReceived((message) => received.add(message))
  hear()
  const stores = new Map<string, MemoryStore>()
  const storeOf = (session: string): MemoryStore => {
    const store = stores.get(session) ?? { credentials: null, keys: new Map(), writes: [] }
    stores.set(session, store)
    return store
  }
  const host: DriverHost = {
    loadKeys(session, kind, ids) {
      const { keys } = storeOf(session)
      return Promise.resolve(
        Object.fromEntries(ids.flatMap((id) => (keys.has(`${kind} ${id}`) ? [[id, keys.get(`${kind} ${id}`)!]] : []))),
      )
    },
    storeKeys(session, changes) {
      const { keys, writes } = storeOf(session)
      writes.push(changes)
      for (const { kind, id, value } of changes)
        if (value === null) keys.delete(`${kind} ${id}`)
        else keys.set(`${kind} ${id}`, value)
      return Promise.resolve()
    },
    storeCredentials(session, text) {
      storeOf(session).credentials = text
      return Promise.resolve()
    },
    happened: (session, event) => events.add({ session, event }),
  }
  const driver = openDriver({ folder, host, log: noLog })

  async function begin(session: string): Promise<void> {
    const { credentials } = storeOf(session)
    const outcome = await driver.ask('begin', { session, credentials, server: phones.server })
    if (outcome.kind !== 'done') throw new Error(`not begun: ${JSON.stringify(outcome)}`)
  }

  const event: TestPhones['event'] = async (session, kind, fits = () => true) => {
    const found = await events.until(
      (one) => one.session === session && one.event.kind === kind && fits(one.event as never),
    )
    return found.event as never
  }

  return {
    get phones() {
      return phones
    },
    driver,
    folder,
    events,
    received,
    stores,
    begin,
    async link(session, phone) {
      await begin(session)
      const { qr } = await event(session, 'qr')
      await phones.ask('scan', qr, phone)
      await event(session, 'history')
    },
    event,
    async message(session, id) {
      return (await event(session, 'message', ({ message }) => message.id === id)).message
    },
    send: (session, message) => driver.ask('send', session, message),
    async restartPhones(meanwhile) {
      await phones.stop()
      meanwhile?.()
      phones = await openSandboxPhones(folder, { file })
      hear()
    },
    async stop() {
      await driver.stop()
      await phones.stop()
    },
  }
}
