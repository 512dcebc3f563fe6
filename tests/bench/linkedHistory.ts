import { setTimeout as sleep } from 'node:timers/promises'
import type { HistoryChat } from '../../server/sandbox/phones/protocol.ts'
import { type LinkedBench, linkedCompanyWith, linkInto, openLinkedProcessBeside } from './linkedServer.ts'
import type { Figure } from './table.ts'

const messages = Number(process.env.BENCH_MESSAGES ?? 100_000)
export const longChat = 10_000
const chats = 500
const dayMs = 86_400_000
const limits = { taskMs: 50, seconds: 120 }

/** All that a phone has had before it was linked, until it is in its threads. */
export async function historyFigures(bench: LinkedBench): Promise<Figure[]> {
  const { database, whatsapp } = bench
  const holder = await openLinkedProcessBeside(bench, 'hears')
  try {
    const company = await linkedCompanyWith(database, 1)
    const number = '8613700000001'
    await whatsapp('setPast', number, pastOf(Date.now()))
    await holder.ask({ of: 'watch' }, 'done')
    const before = await holder.ask({ of: 'use' }, 'use')
    const began = performance.now()
    const { id } = await linkInto(bench, holder, company, number)
    const left = async () => {
      const { rows } = await database.pool.query<{ said: number; left: number }>(
        `select (select count(*)::int from message m join conversation c on c.account_id = m.account_id and c.id = m.conversation_id
           where c.channel_account_id = $1) as said,
           (select count(*)::int from raw_event where channel_account_id = $1 and state = 'new') as left`,
        [id],
      )
      return rows[0]!
    }
    for (let now = await left(); now.said < messages || now.left > 0; now = await left()) await sleep(250)
    const ms = performance.now() - began
    const { longestMs, peakMb } = await holder.ask({ of: 'use' }, 'use')
    const n = messages.toLocaleString('en-US')
    return [
      {
        name: `the history of a phone, from its scan until all is in its threads (${n} messages in ${chats} chats)`,
        value: ms / 1_000,
        unit: 's',
        against: { name: 'limit', value: limits.seconds, atMost: 1 },
      },
      {
        name: 'the longest time meanwhile in which the server answered nobody',
        value: longestMs,
        unit: 'ms',
        against: { name: 'limit', value: limits.taskMs, atMost: 1 },
      },
      { name: 'memory that the process took for it at most', value: peakMb - before.rssMb, unit: 'MB' },
    ]
  } finally {
    await holder.kill()
  }
}

/** One long chat, and the rest in turn of all others. */
function pastOf(now: number): HistoryChat[] {
  const of = (chat: number, count: number): HistoryChat => ({
    number: String(4_915_700_000_000 + chat),
    name: `Friend ${chat}`,
    messages: Array.from({ length: count }, (_, n) => ({
      id: `H${chat}.${n}`,
      fromMe: n % 2 === 1,
      text: `Message ${n} of ${chat} about the price of lamps and the samples that were sent last week`,
      at: now - 25 * dayMs + Math.floor((24 * dayMs * n) / count),
    })),
  })
  const each = Math.floor((messages - longChat) / (chats - 1))
  const others = Array.from({ length: chats - 1 }, (_, n) => of(n + 1, each))
  others[0] = of(1, messages - longChat - each * (chats - 2))
  return [of(0, longChat), ...others]
}
