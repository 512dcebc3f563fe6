import { fork } from 'node:child_process'
import { createPrivateKey } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createTransport } from 'nodemailer'
import type { CampaignTask } from '#domain/campaigns/task'
import type { Actor } from '#domain/shared/mutation'
import { beginTask, fillOn } from '../../server/campaigns/sending/begin.ts'
import { type Database, openDatabase } from '../../server/db/connect.ts'
import { migrate } from '../../server/db/migrate.ts'
import { asSystem } from '../../server/db/scope.ts'
import { emailLedger } from '../../server/email/campaignLedger.ts'
import { type DkimKeyPair, dkimOptions, makeDkimKey } from '../../server/email/domains/dkimKey.ts'
import { composeFor } from '../../server/email/outgoing/compose.ts'
import { prepareMail } from '../../server/email/outgoing/prepare.ts'
import { writeDkimKeys } from '../../server/email/secrets/dkimKeys.ts'
import { mailTokens } from '../../server/email/tokens.ts'
import { mailUrls } from '../../server/email/urls.ts'
import { areas } from '../../server/features/index.ts'
import { noLog } from '../../server/log.ts'
import { nodeFlags } from '../../server/nodeFlags.ts'
import { openSecrets } from '../../server/secrets.ts'
import { aMessage, aSender, emailCompany, putTask } from '../../server/testing/emailCompany.ts'
import { openSending } from '../../server/testing/sending.ts'
import { germans, makePeople } from './people.ts'
import { type Figure, median } from './table.ts'

const mails = 2_000
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
/** Of a pooled nodemailer, which forgets what it sent. */
const share = 0.6
// SheetExtras the row: its verdict, its numbers, and the mail that is kept.
const cost = 2.5
/** From the start of a task to its first mails. */
const mostStartMs = 2_000
/** As the server does it. */
const portion = 10_000
/** What a process that sends may take above idle, however many are in the ledger. */
const mostBytes = 200_000_000
const domain = 'trade.example'
const sizes = [10_000, 100_000, Number(process.env.BENCH_EMAIL_MOST ?? 1_000_000)]

/** From a task to what a mail server has, and to a full ledger. */
export async function benchEmail(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-bench-'))
  const database = await openDatabase({ data, databaseUrl: null }, noLog)
  try {
    await migrate(database)
    const worker = new Worker(new URL('./emailSink.ts', import.meta.url))
    const [{ port }] = (await once(worker, 'message')) as [{ port: number }]
    const bench: Bench = { database, data, port, worker, key: await makeDkimKey(new Date()) }
    try {
      return [...(await rateFigures(bench)), ...(await fillFigures(bench))]
    } finally {
      await worker.terminate()
    }
  } finally {
    await database.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

type Bench = { database: Database; data: string; port: number; worker: Worker; key: DkimKeyPair }

async function rateFigures(bench: Bench): Promise<Figure[]> {
  const { worker } = bench
  const ours: number[] = []
  const bare: number[] = []
  // The first one warms up.
  for (let round = 0; round <= rounds; round++) {
    ours.push(await sendTask(bench))
    bare.push(await sendBare(bench))
  }
  worker.postMessage('how many')
  const [told] = (await once(worker, 'message')) as [Record<'taken' | 'different' | 'signed', number>]
  const all = 2 * mails * (rounds + 1)
  if (told.taken !== all || told.different !== all || told.signed !== all)
    throw new Error(`of ${all} mails came ${JSON.stringify(told)}`)
  const rate = (times: number[]) => (mails / median(times.slice(1))) * 1_000
  return [
    {
      name: `mails of a task, from the claim to the commit of what became of them (${mails.toLocaleString('en-US')})`,
      value: rate(ours),
      unit: '/s',
      against: { name: 'a bare pooled nodemailer, signing as well', value: rate(bare), atLeast: share },
    },
  ]
}

async function sendTask(bench: Bench): Promise<number> {
  const { database, data } = bench
  const company = await emailCompany(database, mails)
  await makePeople(database, company, { ...germans, rows: mails })
  const { task } = await putSendable(bench, company)
  await beginTask(database, { account: company.account, task: task.id }, portion, { email: emailLedger })
  // What is measured begins with the first claim.
  const from = performance.now()
  const sending = await openSending(
    { database, data, stop: async () => {} },
    { options: { everyMs: 100, heartbeatMs: 10_000 } },
  )
  while ((await statusOf(database, task)) !== 'done') await sleep(50)
  const took = performance.now() - from
  await sending.stop()
  return took
}

/** A task whose sender signs, and sends as fast as it can. */
async function putSendable({ database, data, port, key }: Bench, company: Actor) {
  const put = await putTask(database, company, {
    sender: { smtp: { host: '127.0.0.1', port, socket: 'none', user: '' }, per_hour: 1e8, per_domain_hour: 1e8 },
  })
  const secrets = await openSecrets(database, areas, { data, watermark: data, keys: [] })
  const of = { account: company.account, sender: put.sender.id }
  await asSystem(database, (connection) => writeDkimKeys(connection, secrets, of, [{ ...key, domain, made_at: 0 }]))
  return put
}

const statusOf = async ({ pool }: Database, { id }: Pick<CampaignTask, 'id'>) =>
  (await pool.query<{ status: string }>('select status from campaign_task where id = $1', [id])).rows[0]?.status

let sent = 0

/** The same mail over as many connections, made anew for each receiver as nodemailer does it. */
async function sendBare({ port, key }: Bench): Promise<number> {
  const compose = await bareComposer(key)
  const transport = createTransport({ pool: true, host: '127.0.0.1', port, maxConnections: 4, ignoreTLS: true })
  const from = performance.now()
  await Promise.all(Array.from({ length: mails }, () => transport.sendMail(compose())))
  const took = performance.now() - from
  transport.close()
  return took
}

async function bareComposer(key: DkimKeyPair) {
  const urls = mailUrls('https://fair.example')
  const company: Actor = { account: '', user: '', role: 'main' }
  const id = '019aa000-0000-7000-8000-00000000000f'
  const prepared = await prepareMail(
    {
      kind: 'campaign',
      task: { id, message: id },
      reply_address: '',
      mailboxes: { bounces: null, answers: null },
      message: aMessage(company),
      sender: aSender(company),
      dkim: null,
    },
    {
      tokens: mailTokens([Buffer.alloc(32, 7)]),
      urls,
      pictureUrl: (hash) => urls.picture(id, hash),
      readFile: () => Promise.reject(new Error('there are no files')),
    },
  )
  if (prepared.kind === 'unsendable') throw new Error(prepared.problem.code)
  const values = { name: 'P', company: '', position: '', country: '', email: 'p@one.example', website: '' }
  const { message, envelope } = composeFor(prepared.mail, { id, email: 'p@one.example', values, reason: 'A trial.' })
  // Read once, as ours is: nodemailer would read it from its text for each mail.
  const dkim = { ...dkimOptions(domain, key), privateKey: createPrivateKey(key.privateKey) }
  return () => ({ ...message, envelope, dkim, messageId: `<bare-${++sent}@${domain}>` })
}

async function fillFigures(bench: Bench): Promise<Figure[]> {
  const { database } = bench
  const measured: { rows: number; firstMs: number; ms: number; bareMs: number; memory: Memory }[] = []
  for (const rows of sizes) {
    const company = await emailCompany(database, mails)
    await makePeople(database, company, { ...germans, rows })
    const all = []
    for (let round = 0; round < (rows > 100_000 ? 1 : rounds); round++) all.push(await fillOnce(database, company))
    measured.push({
      rows,
      firstMs: median(all.map(({ firstMs }) => firstMs)),
      ms: median(all.map(({ ms }) => ms)),
      bareMs: median(all.map(({ bareMs }) => bareMs)),
      memory: await memoryOf(bench, company),
    })
  }
  const n = (rows: number) => rows.toLocaleString('en-US')
  return [
    ...measured.map(({ rows, firstMs }) => ({
      name: `to start a task for ${n(rows)} contacts, until its first mails can go`,
      value: firstMs,
      unit: 'ms',
      against: { name: 'what a user waits for', value: mostStartMs, atMost: 1 },
    })),
    ...measured.map(({ rows, ms, bareMs }) => ({
      name: `all receivers of a task for ${n(rows)} contacts in the ledger`,
      value: ms,
      unit: 'ms',
      against: { name: 'a bare INSERT of as many receivers', value: bareMs, atMost: cost },
    })),
    ...measured.flatMap(({ rows, memory }) =>
      (['rss', 'own'] as const).map((kind) => ({
        name: `${kind === 'rss' ? 'memory' : 'heap and buffers'} above idle of a process that begins with ${n(rows)} and sends ${n(mails)}`,
        value: memory[kind] / 1e6,
        unit: 'MB',
        against: { name: 'what it may take', value: mostBytes / 1e6, atMost: 1 },
      })),
    ),
  ]
}

type Memory = { rss: number; own: number }

/** The task is paused when the points of its company are spent, so that a million in the ledger are not a million mails. */
async function memoryOf(bench: Bench, company: Actor): Promise<Memory> {
  const { task } = await putSendable(bench, company)
  const sender = fork(new URL('./emailSender.ts', import.meta.url), [bench.data, company.account, task.id], {
    execArgv: nodeFlags,
  })
  const [told] = (await once(sender, 'message')) as [Memory]
  if (sender.exitCode === null) await once(sender, 'exit')
  return told
}

async function fillOnce(database: Database, company: Actor) {
  const { task } = await putTask(database, company)
  const from = performance.now()
  const of = { account: company.account, task: task.id }
  await beginTask(database, of, portion, { email: emailLedger })
  const firstMs = performance.now() - from
  while (!(await fillOn(database, of, portion)));
  const ms = performance.now() - from
  const bareFrom = performance.now()
  await asSystem(database, async (connection) => {
    await connection.query('set local statement_timeout = 0')
    await connection.query(
      `insert into campaign_run (account_id, task_id, user_id, mails, sender_id, signature)
       select account_id, message, user_id, '[]', sender_id, '{}' from (select gen_random_uuid() as message, r.* from campaign_run r where task_id = $1) one`,
      [task.id],
    )
    await connection.query(
      `insert into campaign_receiver (account_id, task_id, user_id, contact_id, place, message_id, address, address_group, country)
       select r.account_id, (select task_id from campaign_run where account_id = $2 order by began_at desc limit 1), r.user_id,
         contact_id, place, message_id, address, address_group, country from campaign_receiver r where task_id = $1`,
      [task.id, company.account],
    )
  })
  return { firstMs, ms, bareMs: performance.now() - bareFrom }
}
