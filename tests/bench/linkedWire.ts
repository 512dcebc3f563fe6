import { setTimeout as sleep } from 'node:timers/promises'
import { databaseCpuMs } from './cpu.ts'
import { type LinkedBench, linkedCompanyWith, linkInto, openLinkedProcessBeside } from './linkedServer.ts'
import type { Figure } from './table.ts'

const many = 10
const strangers = 60
const following = 5
const restMs = 3_000
const limits = { mbPerSession: 12, first: 50, following: 400 }

/** The library and WhatsApp's end of the wire, with keys that are on the disk before the next message. */
export async function wireFigures(bench: LinkedBench): Promise<Figure[]> {
  const holder = await openLinkedProcessBeside(bench, 'holds')
  try {
    const phones: Awaited<ReturnType<typeof linkInto>>[] = []
    const rss = async () => {
      await sleep(restMs)
      return (await holder.ask({ of: 'use' }, 'use')).rssMb
    }
    const linkOne = async () => phones.push(await linkInto(bench, holder, await linkedCompanyWith(bench.database, 1)))
    await linkOne()
    const one = await rss()
    while (phones.length < many + 1) await linkOne()
    const all = await rss()
    const people = phones.map((_, p) =>
      Array.from({ length: strangers }, (__, n) => String(4_915_300_000_000 + p * 1_000 + n)),
    )
    const first = await holder.ask({ of: 'write', phones, to: people, round: 0 }, 'written')
    const databaseFrom = databaseCpuMs(bench.data)
    const simulatorFrom = bench.whatsappCpuMs()
    const often = people.map((some) => Array.from({ length: following }, () => some).flat())
    const next = await holder.ask({ of: 'write', phones, to: often, round: 1 }, 'written')
    const databaseMs = databaseCpuMs(bench.data) - databaseFrom
    const simulatorMs = bench.whatsappCpuMs() - simulatorFrom
    const arrived = await bench.whatsapp('arrivals')
    const wrong = people.flat().filter((number) => arrived[number]?.times !== 1 + following).length
    const count = phones.length * strangers
    return [
      { name: 'memory of a process with one linked phone', value: one, unit: 'MB' },
      {
        name: `memory of each of ${many} more`,
        value: (all - one) / many,
        unit: 'MB',
        against: { name: 'limit', value: limits.mbPerSession, atMost: 1 },
      },
      { name: 'the same after all that follows', value: (await rss()) - one, unit: 'MB' },
      {
        name: `first contacts over ${phones.length} phones, until WhatsApp has them (${count})`,
        value: (count / first.ms) * 1_000,
        unit: '/s',
        against: { name: 'wanted', value: limits.first, atLeast: 1 },
      },
      {
        name: `messages that follow, until WhatsApp has them (${count * following})`,
        value: ((count * following) / next.ms) * 1_000,
        unit: '/s',
        against: { name: 'wanted', value: limits.following, atLeast: 1 },
      },
      {
        name: 'processor time for such a message, of the process and the database',
        value: (next.cpuMs + databaseMs) / (count * following),
        unit: 'ms',
      },
      { name: 'the same of the simulator', value: simulatorMs / (count * following), unit: 'ms' },
      {
        name: 'people of these who got less or more than they should, or messages that failed',
        value: wrong + first.failed + next.failed,
        unit: '',
        against: { name: 'a single one', value: 1, atMost: 0 },
      },
    ]
  } finally {
    await holder.kill()
  }
}
