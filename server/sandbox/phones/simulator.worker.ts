import { parentPort, workerData } from 'node:worker_threads'
import { openPort } from '../../linked/port.ts'
import type { DriverSetting } from '../../linked/protocol.ts'
import type { SimulatorCalls, SimulatorHost } from './protocol.ts'
import { saySomething, sendHistory } from './saying.ts'
import { openPhoneSimulator } from './server.ts'
import { sendReceipt } from './taking.ts'
import { loadWireLibrary } from './wire.ts'

const { folder } = workerData as DriverSetting
const tell = <K extends keyof SimulatorHost>(name: K, ...args: Parameters<SimulatorHost[K]>) => {
  // Nobody may be there any more to hear it.
  host.call(name, ...(args as never)).catch(() => {})
}
const simulator = await openPhoneSimulator(await loadWireLibrary(folder), {
  received: (message) => tell('received', message),
  linked: (phone) => tell('linked', phone),
})
const { world, pairing } = simulator

const ours: SimulatorCalls = {
  open: () => Promise.resolve(simulator.address),
  scan: (qr, phone) => pairing.scan(qr, phone),
  enterCode: (code, phone) => pairing.enterCode(code, phone),
  say: (said) => saySomething(world, said),
  receipt: (from, to, id, kind) => sendReceipt(world, world.linkOf(to), { number: from, id, kind }),
  history: (phone, chats) => sendHistory(world, world.linkOf(phone), chats),
  setRule: (number, rule) => void world.rules.set(number, rule),
  setGroup: (group) => void world.groups.set(group.id, group),
  lock: (phone, until) => world.lock(phone, until),
  kick: (phone, code) => simulator.kick(phone, code),
  cut: (phone) => world.linkOf(phone).connection?.close(),
  received: (number) => world.receivedBy(number),
  receipts: (phone) => world.receipts.filter((one) => one.phone === phone),
  file: (url) => world.files.get(new URL(url).pathname) ?? null,
  counts: () => ({
    messages: world.counts.messages,
    queries: world.counts.queries,
    links: world.links.size,
    connections: simulator.connections(),
  }),
  close: () => simulator.close(),
}
const host = openPort<SimulatorCalls, SimulatorHost>(parentPort!, ours, { timeoutMs: 10_000 })
