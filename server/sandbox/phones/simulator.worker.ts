import { parentPort, workerData } from 'node:worker_threads'
import { openPort } from '../../linked/port.ts'
import { overviewOf } from './overview.ts'
import type { SimulatorCalls, SimulatorHost, SimulatorSetting } from './protocol.ts'
import { tellTimeLock } from './queries.ts'
import { openWorldSaver, readSavedFiles, readSavedWorld } from './savedWorld.ts'
import { saySomething, sendHistory } from './saying.ts'
import { openPhoneSimulator } from './server.ts'
import { sendReceipt } from './taking.ts'
import { loadWireLibrary } from './wire.ts'

const { folder, file } = workerData as SimulatorSetting
const tell = <K extends keyof SimulatorHost>(name: K, ...args: Parameters<SimulatorHost[K]>) => {
  // Nobody may be there any more to hear it.
  host.call(name, ...(args as never)).catch(() => {})
}
const simulator = await openPhoneSimulator(
  await loadWireLibrary(folder),
  {
    received: (message) => tell('received', message),
    linked: (phone) => tell('linked', phone),
    mustKeep: () => saver.now(),
  },
  { saved: readSavedWorld(file), changed: () => saver.touch() },
)
const { world, pairing } = simulator
readSavedFiles(file, world)
const saver = openWorldSaver(file, world)

const asked: SimulatorCalls = {
  open: () => Promise.resolve(simulator.address),
  scan: (qr, phone) => pairing.scan(qr, phone),
  enterCode: (code, phone) => pairing.enterCode(code, phone),
  say: (said) => saySomething(world, said),
  receipt: (from, to, id, kind) => sendReceipt(world, world.linkOf(to), { number: from, id, kind }),
  history: (phone, chats) => sendHistory(world, world.linkOf(phone), chats),
  setPast: (phone, chats) => void world.pasts.set(phone, chats),
  setRule: (number, rule) => void world.rules.set(number, rule),
  setGroup: (group) => void world.groups.set(group.id, group),
  lock(phone, until) {
    world.lock(phone, until)
    for (const link of world.links.values()) if (link.phone === phone) tellTimeLock(link, until)
  },
  setAhead: (ms) => void (world.aheadMs = ms),
  kick: (phone, code) => simulator.kick(phone, code),
  cut: (phone) => world.linkOf(phone).connection?.close(),
  received: (number) => world.receivedBy(number),
  overview: () => overviewOf(world),
  receipts: (phone) => world.receipts.filter((one) => one.phone === phone),
  file: (url) => world.files.get(new URL(url).pathname) ?? null,
  counts: () => ({
    messages: world.counts.messages,
    queries: world.counts.queries,
    links: world.links.size,
    connections: simulator.connections(),
  }),
  async close() {
    await simulator.close()
    saver.close()
  },
}
/** Whatever was asked may have changed something. */
const ours = Object.fromEntries(
  Object.entries(asked).map(([name, work]) => [
    name,
    async (...args: never[]) => {
      try {
        return await (work as (...args: never[]) => unknown)(...args)
      } finally {
        if (!reading.has(name)) saver.touch()
      }
    },
  ]),
) as unknown as SimulatorCalls
const reading = new Set<string>(['open', 'received', 'overview', 'receipts', 'file', 'counts', 'close'])
const host = openPort<SimulatorCalls, SimulatorHost>(parentPort!, ours, { timeoutMs: 10_000 })
