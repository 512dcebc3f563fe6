import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { products } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import { type Database, openDatabase } from '../../server/db/connect.ts'
import { migrate } from '../../server/db/migrate.ts'
import { asSystem } from '../../server/db/scope.ts'
import { grantPoints } from '../../server/ledger/ledger.ts'
import { fetchDriver, sharedDrivers } from '../../server/linked/driverPackage.ts'
import { readLink } from '../../server/linked/links.ts'
import { changePhonePace } from '../../server/linked/pace.ts'
import type { PhoneServer } from '../../server/linked/protocol.ts'
import type { LinkedSessionRef } from '../../server/linked/store.ts'
import { noLog } from '../../server/log.ts'
import { nodeFlags } from '../../server/nodeFlags.ts'
import { createCompany } from '../../server/operator.ts'
import type { SimulatorCalls } from '../../server/sandbox/phones/protocol.ts'
import type { Secrets } from '../../server/secrets.ts'
import { newIdAt } from '../../server/sync/newId.ts'
import { moveClock } from '../../server/testing/clock.ts'
import { secondsToDaytime, secretsOf } from '../../server/testing/smsCompany.ts'
import { cpuMsOf } from './cpu.ts'
import type { Arrivals, PhonesAsk, PhonesSaid } from './linkedPhones.ts'
import type { LinkedProcessAsk, LinkedProcessSaid, LinkedProcessSetting } from './linkedProcess.ts'

type AskWhatsapp = {
  <K extends keyof SimulatorCalls>(
    name: K,
    ...args: Parameters<SimulatorCalls[K]>
  ): Promise<Awaited<ReturnType<SimulatorCalls[K]>>>
  (name: 'arrivals'): Promise<Arrivals>
}
/** A database, WhatsApp with its phones, and processes of the server beside them. */
export type LinkedBench = {
  database: Database
  data: string
  secrets: Secrets
  folder: string
  whatsapp: AskWhatsapp
} & {
  server: PhoneServer
  whatsappCpuMs: () => number
}

export async function withLinked<T>(work: (bench: LinkedBench) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-bench-'))
  const folder = await fetchDriver(sharedDrivers)
  const database = await openDatabase({ data, databaseUrl: null }, noLog)
  const simulator = fork(new URL('./linkedPhones.ts', import.meta.url), [folder], { execArgv: nodeFlags })
  try {
    const [server] = (await once(simulator, 'message')) as [PhoneServer]
    await migrate(database)
    await moveClock(database, secondsToDaytime(Date.now()))
    const secrets = await secretsOf({ database, data })
    return await work({
      database,
      data,
      secrets,
      folder,
      server,
      whatsapp: askOver(simulator),
      whatsappCpuMs: () => cpuMsOf(simulator.pid!),
    })
  } finally {
    simulator.kill('SIGKILL')
    await database.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

function askOver(child: ChildProcess): AskWhatsapp {
  let last = 0
  const waiting = new Map<number, (said: PhonesSaid) => void>()
  child.on('message', (said: PhonesSaid) => waiting.get(said.id)?.(said))
  const ask = async (name: string, ...args: unknown[]) => {
    const id = ++last
    const said = await new Promise<PhonesSaid>((resolve) => {
      waiting.set(id, resolve)
      child.send({ id, name, args } satisfies PhonesAsk)
    })
    waiting.delete(id)
    if (said.error !== null) throw new Error(`${name}: ${said.error}`)
    return said.value
  }
  return ask as AskWhatsapp
}

export type LinkedProcess = {
  child: ChildProcess
  ask: <K extends LinkedProcessSaid['of']>(
    asked: LinkedProcessAsk,
    of: K,
  ) => Promise<Extract<LinkedProcessSaid, { of: K }>>
  kill: () => Promise<void>
}

export async function openLinkedProcessBeside(
  { data, folder, server }: LinkedBench,
  does: LinkedProcessSetting['does'],
): Promise<LinkedProcess> {
  const setting: LinkedProcessSetting = { data, folder, server, does }
  const child = fork(new URL('./linkedProcess.ts', import.meta.url), [JSON.stringify(setting)], {
    execArgv: nodeFlags,
  })
  await once(child, 'message')
  return {
    child,
    async ask(asked, of) {
      child.send(asked)
      const [said] = (await once(child, 'message')) as [LinkedProcessSaid]
      if (said.of !== of) throw new Error(`asked to ${asked.of}, the process said ${said.of}`)
      return said as never
    },
    async kill() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

export async function linkedCompanyWith(database: Database, points: number): Promise<Actor> {
  const product = products.wtMarketing
  const username = `bench-${newIdAt(Date.now()).slice(-8)}`
  const company = await createCompany(database, { username, password: 'a long password', products: [product] })
  const grant = { account: company.account, uid: newIdAt(Date.now()), user: null, product, points }
  await asSystem(database, (connection) => grantPoints(connection, grant))
  return company
}

const monthMs = 40 * 86_400_000
let lastPhone = 8_613_900_000_000
/** Somebody scans the code with a phone, which is taken for one that was linked a month ago. */
export async function linkInto(
  bench: LinkedBench,
  process: LinkedProcess,
  company: Actor,
  number = String(++lastPhone),
): Promise<LinkedSessionRef & { number: string }> {
  const { database, secrets, whatsapp } = bench
  const ref = { account: company.account, id: newIdAt(Date.now()) }
  await process.ask({ of: 'link', phone: ref, user: company.user }, 'linked')
  let qr: string | null = null
  while (!(qr = (await readLink({ database, secrets }, ref))?.qr ?? null)) await sleep(20)
  await whatsapp('scan', qr, number)
  while ((await readLink({ database, secrets }, ref))?.step !== 'open') await sleep(20)
  const linkedAt = Date.now() - monthMs
  await asSystem(database, async (connection) => {
    await changePhonePace(connection, ref, (pace) => ({ ...pace, linkedAt }))
  })
  return { ...ref, number }
}
