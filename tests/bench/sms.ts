import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { SegmentedMessage } from 'sms-segments-calculator'
import { measureSms } from '#domain/sms/parts'
import { beginTask, fillOn } from '../../server/campaigns/sending/begin.ts'
import { type Database, openDatabase } from '../../server/db/connect.ts'
import { migrate } from '../../server/db/migrate.ts'
import { noLog } from '../../server/log.ts'
import { nodeFlags } from '../../server/nodeFlags.ts'
import { randomFrom } from '../../server/sample/random.ts'
import { openSmsLedger } from '../../server/sms/sending/ledger.ts'
import { putAccount, putSmsTask, smsCompany } from '../../server/testing/smsCompany.ts'
import { databaseCpuMs } from './cpu.ts'
import { japanese, makePeople } from './people.ts'
import type { SmsRun } from './smsSender.ts'
import { type Figure, median } from './table.ts'

const messages = Number(process.env.BENCH_SMS ?? 10_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const perSecond = 1_000
const portion = 10_000
const mostBytes = 200_000_000
const mostTaskMs = 50
const texts = Number(process.env.BENCH_TEXTS ?? 100_000)

type CentreCount = Record<'taken' | 'different' | 'unheard', number>
type Bench = { database: Database; data: string; port: number; tell: (asked: object) => Promise<CentreCount> }

/** From a task to what a message centre has, and what it reports. */
export async function benchSms(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-bench-'))
  const database = await openDatabase({ data, databaseUrl: null }, noLog)
  try {
    await migrate(database)
    const worker = new Worker(new URL('./smsCentre.ts', import.meta.url))
    const [{ port }] = (await once(worker, 'message')) as [{ port: number }]
    const tell = async (asked: object) => {
      worker.postMessage(asked)
      const [told] = (await once(worker, 'message')) as [CentreCount]
      return told
    }
    try {
      return [...(await rateFigures({ database, data, port, tell })), ...partFigures()]
    } finally {
      await worker.terminate()
    }
  } finally {
    await database.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

async function rateFigures(bench: Bench): Promise<Figure[]> {
  const silent: SmsRun[] = []
  const reported: SmsRun[] = []
  const bare: number[] = []
  // The first one warms up.
  for (let round = 0; round <= rounds; round++) {
    bare.push(await sendBare(bench))
    silent.push(await sendTask(bench, { reports: false }))
    reported.push(await sendTask(bench, { reports: true }))
  }
  const of = (runs: readonly SmsRun[], pick: (run: SmsRun) => number) => median(runs.slice(1).map(pick))
  const rate = (ms: number) => (messages / ms) * 1_000
  const n = messages.toLocaleString('en-US')
  const wanted = { name: 'wanted', value: perSecond, atLeast: 1 }
  const ours = rate(of(silent, ({ sentMs }) => sentMs))
  return [
    {
      name: `messages of a task, from the claim to the commit of what became of them (${n})`,
      value: ours,
      unit: '/s',
      against: wanted,
    },
    {
      name: 'the same, held against a peer',
      value: ours,
      unit: '/s',
      against: {
        name: 'npm’s smpp with as many on their way, and no ledger',
        value: rate(median(bare.slice(1))),
      },
    },
    {
      name: `messages with their receipts, until the last one is known to have arrived (${n})`,
      value: rate(of(reported, ({ knownMs }) => knownMs)),
      unit: '/s',
      against: wanted,
    },
    {
      name: 'processor time for a message and its receipt, of the sender and the database',
      value: of(reported, ({ cpuMs }) => cpuMs) / messages,
      unit: 'ms',
      against: { name: 'two processors for a thousand in a second', value: 2, atMost: 1 },
    },
    {
      name: `receipts that come all at once, from the first to the last one that counts (${n})`,
      value: rate(of(silent, ({ burstMs }) => burstMs)),
      unit: '/s',
      against: wanted,
    },
    {
      name: 'the longest task of the event loop meanwhile, in time of a processor',
      value: of(silent, ({ longestMs }) => longestMs),
      unit: 'ms',
      against: { name: 'limit', value: mostTaskMs, atMost: 1 },
    },
    ...(['rss', 'own'] as const).map((kind) => ({
      name: `${kind === 'rss' ? 'memory' : 'heap and buffers'} above idle of a process that sends ${n} and hears of them`,
      value: of([...silent.slice(1), ...reported], ({ memory }) => memory[kind]) / 1e6,
      unit: 'MB',
      against: { name: 'what it may take', value: mostBytes / 1e6, atMost: 1 },
    })),
  ]
}

/** By a process of its own: what else is measured here is not in its memory and its loop. */
async function sendTask(bench: Bench, { reports }: { reports: boolean }): Promise<SmsRun> {
  const { database, data, port, tell } = bench
  await tell({ reports })
  const company = await smsCompany(database, messages)
  const account = await putAccount({ database, data }, company, {
    setting: { kind: 'smpp', host: '127.0.0.1', port, secure: false, system_id: 'us', long: 'parts', window: 10 },
    secrets: { password: 'secret' },
    per_second: 1_000_000,
  })
  await makePeople(database, company, { ...japanese, rows: messages })
  const { task } = await putSmsTask(database, company, [account])
  const of = { account: company.account, task: task.id }
  const ledgers = { sms: openSmsLedger(null) }
  await beginTask(database, of, portion, ledgers)
  while (!(await fillOn(database, of, portion, ledgers)));
  const sender = fork(new URL('./smsSender.ts', import.meta.url), [data, task.id, account.id], {
    execArgv: nodeFlags,
  })
  sender.on('message', (message: object) => {
    if ('burst' in message) void tell({ burst: true })
  })
  const databaseFrom = databaseCpuMs(data)
  const run = await new Promise<SmsRun>((told, failed) => {
    sender.on('message', (message: object) => 'sentMs' in message && told(message as SmsRun))
    sender.once('exit', (code) => failed(new Error(`the sender ended with ${code}`)))
  })
  if (sender.exitCode === null) await once(sender, 'exit')
  const { taken, different } = await tell({ count: true })
  if (taken !== messages || different !== messages || run.delivered !== messages)
    throw new Error(`of ${messages} messages ${taken} came, ${different} different ones, and ${run.delivered} arrived`)
  return { ...run, cpuMs: run.cpuMs + databaseCpuMs(data) - databaseFrom }
}

type PeerSession = {
  on(event: 'connect' | 'error', hear: () => void): void
  bind_transceiver(fields: object, answer: () => void): void
  submit_sm(fields: object, answer: () => void): void
  destroy(): void
}
const peer = createRequire(import.meta.url)('smpp') as { connect(to: { url: string }): PeerSession }

async function sendBare({ port, tell }: Bench): Promise<number> {
  await tell({ reports: false })
  const session = peer.connect({ url: `smpp://127.0.0.1:${port}` })
  session.on('error', () => {})
  await new Promise<void>((connected) => session.on('connect', connected))
  await new Promise<void>((bound) => session.bind_transceiver({ system_id: 'us', password: 'secret' }, bound))
  const from = performance.now()
  let left = messages
  const lane = async () => {
    while (left-- > 0)
      await new Promise<void>((answered) =>
        session.submit_sm(
          { destination_addr: `8190${12_000_000 + left}`, short_message: bareText(left), registered_delivery: 1 },
          answered,
        ),
      )
  }
  await Promise.all(Array.from({ length: 10 }, lane))
  const took = performance.now() - from
  session.destroy()
  await sleep(50)
  return took
}
const bareText = (n: number) => `Hello Person ${n}, see us at stand 5B.`

const latin = Array.from('aZ0 @€^{é\n|~[]\\ÄñΩ£')
const alphabets = [latin, latin, [...latin, '好', '`', '’', '—', 'ê', '😀', '🇵🇹', '👩‍👩‍👧']]

/** Counted as an independent calculator counts them, over many texts. */
function partFigures(): Figure[] {
  const random = randomFrom(5)
  const made = Array.from({ length: texts }, () => {
    const signs = random.pick(alphabets)
    return Array.from({ length: 1 + random.below(250) }, () => random.pick(signs)).join('')
  })
  const from = performance.now()
  const ours = made.map((text) => measureSms(text).parts)
  const took = performance.now() - from
  const peerFrom = performance.now()
  const theirs = made.map((text) => new SegmentedMessage(text).segmentsCount)
  const peerTook = performance.now() - peerFrom
  const different = ours.filter((parts, nth) => parts !== theirs[nth]).length
  const n = texts.toLocaleString('en-US')
  return [
    {
      name: `the parts of ${n} texts, counted`,
      value: took,
      unit: 'ms',
      against: { name: 'by sms-segments-calculator', value: peerTook, atMost: 1 },
    },
    {
      name: 'texts of these that it counts otherwise',
      value: different,
      unit: '',
      against: { name: 'a single one', value: 1, atMost: 0 },
    },
  ]
}
