import { type Figure, median } from './table.ts'
import { ledgerFigures } from './whatsappLedger.ts'
import { type SentTask, sendTask, type WhatsappBench, withWhatsapp } from './whatsappServer.ts'
import { toldFigures } from './whatsappTold.ts'

const messages = Number(process.env.BENCH_WHATSAPP ?? 10_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const seconds = Number(process.env.BENCH_SECONDS ?? 30)
const perSecond = 1_000
const wire = { perSecond: 80, share: 0.02 }

/** From a task to what Graph has, and from what it tells to what is known. */
export async function benchWhatsapp(): Promise<Figure[]> {
  const alone = await ledgerFigures({ count: messages, rounds })
  const whole = await withWhatsapp(async (bench) => [
    ...(await rateFigures(bench)),
    ...(await paceFigures(bench)),
    ...(await toldFigures(bench)),
  ])
  return [...alone, ...whole]
}

async function rateFigures(bench: WhatsappBench): Promise<Figure[]> {
  const runs: SentTask[] = []
  // The first one warms up. Of two numbers, for Meta takes no more than 1,000 a second over one.
  for (let round = 0; round <= rounds; round++)
    runs.push(await sendTask(bench, { count: messages, numbers: 2, throughput: 'high', isTold: true }))
  const of = (pick: (run: SentTask) => number) => median(runs.slice(1).map(pick))
  const rate = (ms: number) => (messages / ms) * 1_000
  const wanted = { name: 'wanted', value: perSecond, atLeast: 1 }
  const n = messages.toLocaleString('en-US')
  return [
    {
      name: `the same by the whole server, filling of the ledger included, from the first on the wire to the commit of the last (${n})`,
      value: rate(of(({ sentMs }) => sentMs)),
      unit: '/s',
      against: wanted,
    },
    {
      name: 'the same with three statuses of each, until the last one is known to have been read',
      value: rate(of(({ knownMs }) => knownMs)),
      unit: '/s',
      against: wanted,
    },
    {
      name: 'processor time for a message and its statuses, of the server and the database',
      value: of(({ cpuMs }) => cpuMs) / messages,
      unit: 'ms',
      against: { name: 'two processors for a thousand in a second', value: 2, atMost: 1 },
    },
  ]
}

async function paceFigures(bench: WhatsappBench): Promise<Figure[]> {
  const count = wire.perSecond * seconds
  const { at } = await sendTask(bench, { count, numbers: 1, throughput: 'standard', isTold: true })
  at.sort((a, b) => a - b)
  const held = ((count - 1) / (at.at(-1)! - at[0]!)) * 1_000
  const limit = { name: 'what Meta grants a number', value: wire.perSecond }
  return [
    {
      name: `messages a second on the wire of one number, for ${seconds} seconds`,
      value: held,
      unit: '/s',
      against: { ...limit, atLeast: 1 - wire.share },
    },
    {
      name: 'the fullest five seconds of these',
      value: fullest(at, 5),
      unit: '/s',
      against: { ...limit, atMost: 1 + wire.share },
    },
    { name: 'the fullest second of these', value: fullest(at, 1), unit: '/s' },
  ]
}

/** The most in any time of so many seconds, a second. */
function fullest(at: readonly number[], span: number): number {
  let most = 0
  for (let from = 0, to = 0; from < at.length; from++) {
    while (to < at.length && at[to]! < at[from]! + span * 1_000) to++
    most = Math.max(most, to - from)
  }
  return most / span
}
