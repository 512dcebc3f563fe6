import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WhatsappAccount } from '#domain/channels/account'
import type { Actor } from '#domain/shared/mutation'
import { putChannelSecrets } from '../../server/channels/accounts/channelSecrets.ts'
import { webhookUrl } from '../../server/channels/accounts/webhookAddress.ts'
import { type Database, joinDatabase } from '../../server/db/connect.ts'
import { asSystem } from '../../server/db/scope.ts'
import { noLog } from '../../server/log.ts'
import { nodeFlags } from '../../server/nodeFlags.ts'
import type { Secrets } from '../../server/secrets.ts'
import { moveClock } from '../../server/testing/clock.ts'
import { taskNow } from '../../server/testing/emailCompany.ts'
import { type ServerProcess, spawnServer } from '../../server/testing/process.ts'
import { secondsToDaytime, secretsOf } from '../../server/testing/smsCompany.ts'
import { whatsappCompany } from '../../server/testing/whatsapp.ts'
import {
  putTaskOver,
  putTemplateRow,
  putTestedNumber,
  springTemplate,
  templateRequestOf,
} from '../../server/testing/whatsappTask.ts'
import { cpuMsOf, databaseCpuMs } from './cpu.ts'
import { japanese, makePeople } from './people.ts'
import type { GraphAsk, GraphPlace, GraphSaid } from './whatsappGraph.ts'

export type WhatsappBench = {
  database: Database
  data: string
  secrets: Secrets
  server: ServerProcess
  graph: ChildProcess
  place: GraphPlace
}

/** A server as it runs, and Graph beside it, each in a process of its own. */
export async function withWhatsapp<T>(work: (bench: WhatsappBench) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-bench-'))
  const graph = fork(new URL('./whatsappGraph.ts', import.meta.url), { execArgv: nodeFlags })
  const [place] = (await once(graph, 'message')) as [GraphPlace]
  const server = await spawnServer(data, [], { WHATSAPP_GRAPH: `${place.url}/v25.0` })
  const database = await joinDatabase({ data, databaseUrl: null }, noLog)
  try {
    await moveClock(database, secondsToDaytime(Date.now()))
    return await work({ database, data, server, graph, place, secrets: await secretsOf({ database, data }) })
  } finally {
    await database.stop()
    await server.end('SIGTERM')
    graph.kill()
    rmSync(data, { recursive: true, force: true })
  }
}

export async function ask<K extends GraphSaid['of']>({ graph }: WhatsappBench, asked: GraphAsk, of: K) {
  graph.send(asked)
  const [said] = (await once(graph, 'message')) as [GraphSaid]
  if (said.of !== of) throw new Error(`asked to ${asked.of}, Graph said ${said.of}`)
  return said as Extract<GraphSaid, { of: K }>
}

/** Points of a company before it sends so many. */
export const granted = (count: number) => 5 * count

export type SentTask = {
  company: Actor
  numbers: readonly WhatsappAccount[]
  task: string
  sentMs: number
  knownMs: number
  cpuMs: number
  at: number[]
}
type TaskShape = { count: number; numbers: number; throughput: 'standard' | 'high'; isTold: boolean }

export async function sendTask(bench: WhatsappBench, shape: TaskShape): Promise<SentTask> {
  const { database, data, server } = bench
  const { count } = shape
  const company = await whatsappCompany(database, granted(count))
  const numbers = await putNumbers(bench, company, shape)
  const template = await putTemplateRow(database, company, { number: numbers[0]!, content: springTemplate })
  await makePeople(database, company, { ...japanese, rows: count })
  const hooks = numbers.map((number) => hookOf(bench, company, number))
  await ask(
    bench,
    { of: 'begin', template: templateRequestOf(springTemplate), hooks: shape.isTold ? hooks : [] },
    'done',
  )
  const cpu = () => cpuMsOf(server.child.pid!) + databaseCpuMs(data)
  const cpuFrom = cpu()
  const { id: task } = await putTaskOver(database, company, { numbers, template })
  while ((await taskNow(database, task)).status === 'inProgress') await sleep(20)
  const doneAt = Date.now()
  while (shape.isTold && (await unread(database, task)) > 0) await sleep(20)
  const knownAt = Date.now()
  const { at, people } = await ask(bench, { of: 'taken' }, 'taken')
  if (at.length !== count || people !== count)
    throw new Error(`of ${count} messages ${at.length} came, to ${people} people`)
  const from = Math.min(...at)
  return { company, numbers, task, at, sentMs: doneAt - from, knownMs: knownAt - from, cpuMs: cpu() - cpuFrom }
}

const unread = async ({ pool }: Database, task: string) =>
  (
    await pool.query<{ n: number }>(
      'select count(*)::int as n from campaign_receiver where task_id = $1 and read_at is null',
      [task],
    )
  ).rows[0]!.n

async function putNumbers(
  { database, secrets, place }: WhatsappBench,
  company: Actor,
  { numbers, throughput }: TaskShape,
): Promise<WhatsappAccount[]> {
  const rows: WhatsappAccount[] = []
  for (const { id, token, appSecret } of place.numbers.slice(0, numbers)) {
    const row = await putTestedNumber(database, company, id, { throughput, limit: 'TIER_UNLIMITED' })
    const owner = { account: company.account, channelAccount: row.id }
    await asSystem(database, (connection) => putChannelSecrets(connection, secrets, owner, { token, appSecret }))
    rows.push(row)
  }
  return rows
}

export const hookOf = ({ secrets, server }: WhatsappBench, { account }: Actor, { id }: WhatsappAccount) =>
  webhookUrl(secrets, server.url, { account, channelAccount: id }, 'whatsapp')
