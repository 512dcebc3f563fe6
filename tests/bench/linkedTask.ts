import { setTimeout as sleep } from 'node:timers/promises'
import { readReceivers } from '../../server/testing/ledger.ts'
import { putLinkedTask } from '../../server/testing/linkedTask.ts'
import { type LinkedBench, linkedCompanyWith, linkInto, openLinkedProcessBeside } from './linkedServer.ts'
import type { Figure } from './table.ts'

const killed = Number(process.env.BENCH_KILLED ?? 1_000)
const shared = Number(process.env.BENCH_SHARED ?? 300)
let lastNumber = 8_613_500_000_000
const people = (count: number) => Array.from({ length: count }, () => String(++lastNumber))

/** Tasks whose process is killed in the middle of it, or that two processes send. */
export async function taskFigures(bench: LinkedBench): Promise<Figure[]> {
  return [...(await killedFigures(bench)), ...(await sharedFigures(bench))]
}

async function killedFigures(bench: LinkedBench): Promise<Figure[]> {
  const first = await openLinkedProcessBeside(bench, 'sends')
  const { task, numbers } = await beginTask(bench, first, killed)
  while ((await arrivedOf(bench, numbers)).lost > killed / 2) await sleep(50)
  await first.kill()
  const second = await openLinkedProcessBeside(bench, 'sends')
  await untilOver(bench, task)
  const { lost, doubled } = await arrivedOf(bench, numbers)
  await second.kill()
  const unknown = (await readReceivers(bench.database, task)).filter(({ status }) => status !== 'sent').length
  const of = `of a task to ${killed.toLocaleString('en-US')}, its process killed in the middle`
  return [
    { name: `messages that never arrived, ${of}`, value: lost, unit: '', against: none },
    { name: `people who got two, ${of}`, value: doubled, unit: '', against: none },
    { name: `receivers of whom that is not known, ${of}`, value: unknown, unit: '', against: none },
  ]
}

async function sharedFigures(bench: LinkedBench): Promise<Figure[]> {
  const both = await Promise.all([openLinkedProcessBeside(bench, 'sends'), openLinkedProcessBeside(bench, 'sends')])
  const { task, numbers } = await beginTask(bench, both[0], shared)
  await untilOver(bench, task)
  const { lost, doubled } = await arrivedOf(bench, numbers)
  for (const one of both) await one.kill()
  const name = `people who did not get exactly one, of a task to ${shared} that two processes send`
  return [{ name, value: lost + doubled, unit: '', against: none }]
}

const none = { name: 'a single one', value: 1, atMost: 0 }

/** Over two phones. */
async function beginTask(bench: LinkedBench, holder: Parameters<typeof linkInto>[1], count: number) {
  const company = await linkedCompanyWith(bench.database, 2 * count)
  const senders = [await linkInto(bench, holder, company), await linkInto(bench, holder, company)]
  const numbers = people(count)
  const { task } = await putLinkedTask(bench, company, { senders, phones: numbers })
  return { task, numbers }
}

async function untilOver({ database }: LinkedBench, task: string): Promise<void> {
  const isOver = async () => {
    const { rows } = await database.pool.query<{ status: string }>('select status from campaign_task where id = $1', [
      task,
    ])
    return rows[0]!.status !== 'inProgress'
  }
  while (!(await isOver())) await sleep(100)
}

/** As their phones have it. */
async function arrivedOf({ whatsapp }: LinkedBench, numbers: readonly string[]) {
  const all = await whatsapp('arrivals')
  return {
    lost: numbers.filter((number) => !all[number]).length,
    doubled: numbers.filter((number) => (all[number]?.times ?? 0) > 1).length,
  }
}
