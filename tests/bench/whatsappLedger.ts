import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beginTask, fillOn } from '../../server/campaigns/sending/begin.ts'
import { type Database, openDatabase } from '../../server/db/connect.ts'
import { migrate } from '../../server/db/migrate.ts'
import { noLog } from '../../server/log.ts'
import { nodeFlags } from '../../server/nodeFlags.ts'
import { moveClock } from '../../server/testing/clock.ts'
import { secondsToDaytime } from '../../server/testing/smsCompany.ts'
import { whatsappCompany } from '../../server/testing/whatsapp.ts'
import {
  putTaskOver,
  putTemplateRow,
  putTestedNumber,
  springTemplate,
  templateRequestOf,
} from '../../server/testing/whatsappTask.ts'
import { whatsappLedger } from '../../server/whatsapp/sending/ledger.ts'
import { databaseCpuMs } from './cpu.ts'
import { japanese, makePeople } from './people.ts'
import { type Figure, median } from './table.ts'
import type { GraphPlace } from './whatsappGraph.ts'
import type { WhatsappRun } from './whatsappSender.ts'

type LedgerBench = { count: number; rounds: number }
const portion = 10_000

/** What a process does that sends and nothing else, with receivers that are in the ledger: as text messages are measured. */
export async function ledgerFigures({ count, rounds }: LedgerBench): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-bench-'))
  const database = await openDatabase({ data, databaseUrl: null }, noLog)
  const graph = fork(new URL('./whatsappGraph.ts', import.meta.url), { execArgv: nodeFlags })
  try {
    const [place] = (await once(graph, 'message')) as [GraphPlace]
    await migrate(database)
    await moveClock(database, secondsToDaytime(Date.now()))
    graph.send({ of: 'begin', template: templateRequestOf(springTemplate), hooks: [] })
    await once(graph, 'message')
    const runs: WhatsappRun[] = []
    // The first one warms up.
    for (let round = 0; round <= rounds; round++) runs.push(await sendAlone({ database, data, place }, count))
    const of = (pick: (run: WhatsappRun) => number) => median(runs.slice(1).map(pick))
    return [
      {
        name: `messages of a task, from the claim to the commit of what became of them (${count.toLocaleString('en-US')})`,
        value: (count / of(({ sentMs }) => sentMs)) * 1_000,
        unit: '/s',
        against: { name: 'wanted', value: 1_000, atLeast: 1 },
      },
      {
        name: 'processor time for such a message, of the sender and the database',
        value: of(({ cpuMs }) => cpuMs) / count,
        unit: 'ms',
        against: { name: 'two processors for a thousand in a second', value: 2, atMost: 1 },
      },
    ]
  } finally {
    graph.kill()
    await database.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

type Place = { database: Database; data: string; place: GraphPlace }

async function sendAlone({ database, data, place }: Place, count: number): Promise<WhatsappRun> {
  const company = await whatsappCompany(database, 5 * count)
  const numbers = []
  for (const { id } of place.numbers.slice(0, 2))
    numbers.push(await putTestedNumber(database, company, id, { throughput: 'high', limit: 'TIER_UNLIMITED' }))
  const template = await putTemplateRow(database, company, { number: numbers[0]!, content: springTemplate })
  await makePeople(database, company, { ...japanese, rows: count })
  const task = await putTaskOver(database, company, { numbers, template })
  const of = { account: company.account, task: task.id }
  const ledgers = { whatsapp: whatsappLedger }
  await beginTask(database, of, portion, ledgers)
  while (!(await fillOn(database, of, portion, ledgers)));
  const databaseFrom = databaseCpuMs(data)
  const sender = fork(new URL('./whatsappSender.ts', import.meta.url), [data, task.id, JSON.stringify(place)], {
    execArgv: nodeFlags,
  })
  const run = await new Promise<WhatsappRun>((told, failed) => {
    sender.on('message', (message) => told(message as WhatsappRun))
    sender.once('exit', (code) => failed(new Error(`the sender ended with ${code}`)))
  })
  if (sender.exitCode === null) await once(sender, 'exit')
  if (run.sent !== count) throw new Error(`of ${count} messages ${run.sent} were sent`)
  return { ...run, cpuMs: run.cpuMs + databaseCpuMs(data) - databaseFrom }
}
