import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createTransport } from 'nodemailer'
import type { EmailTask } from '#domain/email/task'
import type { Actor } from '#domain/shared/mutation'
import { type Database, openDatabase } from '../../server/db/connect.ts'
import { migrate } from '../../server/db/migrate.ts'
import { asSystem } from '../../server/db/scope.ts'
import { composeFor } from '../../server/email/outgoing/compose.ts'
import { prepareMail } from '../../server/email/outgoing/prepare.ts'
import { beginTask } from '../../server/email/sending/begin.ts'
import { mailTokens } from '../../server/email/tokens.ts'
import { mailUrls } from '../../server/email/urls.ts'
import { noLog } from '../../server/log.ts'
import { emailCompany, putTask } from '../../server/testing/emailCompany.ts'
import { openSending } from '../../server/testing/sending.ts'
import { type Figure, median } from './table.ts'

const mails = 2_000
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
/** Of a pooled nodemailer, which forgets what it sent. */
const share = 0.6
// Besides the row: its verdict, its numbers, and the mail that is kept.
const cost = 2.5
const sizes = [10_000, 100_000, Number(process.env.BENCH_EMAIL_MOST ?? 1_000_000)]

/** From a task to what a mail server has, and to a full ledger. */
export async function benchEmail(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-bench-'))
  const database = await openDatabase({ data, databaseUrl: null }, noLog)
  try {
    await migrate(database)
    return [...(await rateFigures(database, data)), ...(await fillFigures(database))]
  } finally {
    await database.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

async function rateFigures(database: Database, data: string): Promise<Figure[]> {
  const worker = new Worker(new URL('./emailSink.ts', import.meta.url))
  const [{ port }] = (await once(worker, 'message')) as [{ port: number }]
  const ours: number[] = []
  const bare: number[] = []
  // The first one warms up.
  for (let round = 0; round <= rounds; round++) {
    ours.push(await sendTask(database, data, port))
    bare.push(await sendBare(port))
  }
  worker.postMessage('how many')
  const [{ taken, different }] = (await once(worker, 'message')) as [{ taken: number; different: number }]
  if (taken !== 2 * mails * (rounds + 1) || different !== mails * (rounds + 1) * 2)
    throw new Error(`${taken} mails arrived, ${different} of them different`)
  await worker.terminate()
  const rate = (times: number[]) => (mails / median(times.slice(1))) * 1_000
  return [
    {
      name: `mails of a task, from the claim to the commit of what became of them (${mails.toLocaleString('en-US')})`,
      value: rate(ours),
      unit: '/s',
      against: { name: 'a bare pooled nodemailer', value: rate(bare), atLeast: share },
    },
  ]
}

async function sendTask(database: Database, data: string, port: number): Promise<number> {
  const company = await emailCompany(database, mails)
  await makeContacts(database, company, mails)
  const { task } = await putTask(database, company, {
    sender: { smtp: { host: '127.0.0.1', port, socket: 'none', user: '' } },
  })
  // What is measured begins with the first claim.
  await database.pool.query(`update email_sender set per_hour = 100000000, per_domain_hour = 100000000`)
  await beginTask(database, { account: company.account, task: task.id })
  const from = performance.now()
  const sending = await openSending(
    { database, data, stop: async () => {} },
    { options: { everyMs: 100, beatMs: 10_000 } },
  )
  while ((await statusOf(database, task)) !== 'done') await sleep(50)
  const took = performance.now() - from
  await sending.stop()
  return took
}

const statusOf = async ({ pool }: Database, { id }: Pick<EmailTask, 'id'>) =>
  (await pool.query<{ status: string }>('select status from email_task where id = $1', [id])).rows[0]?.status

let sent = 0

/** The same mail over as many connections, made anew for each receiver as nodemailer does it. */
async function sendBare(port: number): Promise<number> {
  const compose = await bareComposer()
  const transport = createTransport({ pool: true, host: '127.0.0.1', port, maxConnections: 4, ignoreTLS: true })
  const from = performance.now()
  await Promise.all(Array.from({ length: mails }, () => transport.sendMail(compose())))
  const took = performance.now() - from
  transport.close()
  return took
}

async function bareComposer() {
  const urls = mailUrls('https://fair.example')
  const company: Actor = { account: '', user: '', role: 'main' }
  const { aMessage, aSender } = await import('../../server/testing/emailCompany.ts')
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
  return () => ({ ...message, envelope, messageId: `<bare-${++sent}@trade.example>` })
}

async function fillFigures(database: Database): Promise<Figure[]> {
  const measured: { rows: number; ms: number; bareMs: number; mb: number }[] = []
  for (const rows of sizes) {
    const company = await emailCompany(database, 0)
    await makeContacts(database, company, rows)
    const all = []
    for (let round = 0; round < (rows > 100_000 ? 1 : rounds); round++) all.push(await fillOnce(database, company))
    measured.push({
      rows,
      ms: median(all.map(({ ms }) => ms)),
      bareMs: median(all.map(({ bareMs }) => bareMs)),
      mb: Math.max(...all.map(({ mb }) => mb)),
    })
  }
  const [least, , most] = measured
  return [
    ...measured.map(({ rows, ms, bareMs }) => ({
      name: `to begin a task for ${rows.toLocaleString('en-US')} contacts`,
      value: ms,
      unit: 'ms',
      against: { name: 'a bare INSERT of as many receivers', value: bareMs, atMost: cost },
    })),
    {
      name: `memory that beginning takes, ${most!.rows.toLocaleString('en-US')} contacts`,
      value: most!.mb,
      unit: 'MB',
      against: { name: `${least!.rows.toLocaleString('en-US')} contacts`, value: least!.mb, atMost: 1.5 },
    },
  ]
}

async function fillOnce(database: Database, company: Actor) {
  const { task } = await putTask(database, company)
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 20)
  const from = performance.now()
  await beginTask(database, { account: company.account, task: task.id })
  const ms = performance.now() - from
  clearInterval(watch)
  const bareFrom = performance.now()
  await asSystem(database, async (connection) => {
    await connection.query('set local statement_timeout = 0')
    await connection.query(
      `insert into email_run (account_id, task_id, user_id, mails, sender_id, signature)
       select account_id, message, user_id, '[]', sender_id, '{}' from (select gen_random_uuid() as message, r.* from email_run r where task_id = $1) one`,
      [task.id],
    )
    await connection.query(
      `insert into email_receiver (account_id, task_id, user_id, contact_id, place, message_id, email, domain, country)
       select r.account_id, (select task_id from email_run where account_id = $2 order by began_at desc limit 1), r.user_id,
         contact_id, place, message_id, email, domain, country from email_receiver r where task_id = $1`,
      [task.id, company.account],
    )
  })
  return { ms, bareMs: performance.now() - bareFrom, mb: most / 1_000_000 }
}

const makeContacts = ({ pool }: Database, { account, user }: Actor, rows: number) =>
  asSystem({ pool } as Database, async (connection) => {
    await connection.query('set local statement_timeout = 0')
    await connection.query(
      `insert into contact (account_id, id, scope, rev, name, company, position, company_website, address, founded_time,
         country, phones, emails, tag, follow_up_status, remark, belongto, created_at, updated_at, wt_send_count,
         sms_send_count, wt_api_send_count, email_send_count, wtreplycount, ins_fans, ins_follow, fb_fans, fb_follow)
       select $1, gen_random_uuid(), 'user:' || $2::text, 1, 'Buyer ' || n, 'Harbour Trading', '', '', '', '', 'DE',
         jsonb_build_array(jsonb_build_object('full_number', '49151' || lpad(n::text, 8, '0'), 'is_wt', 'unvalidated')),
         jsonb_build_array(jsonb_build_object('email', 'p' || n || '@d' || n % 1000 || '.example', 'is_valid', 'valid')),
         '[]', 'none', '', $2::uuid, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0
       from generate_series(1, $3::int) n`,
      [account, user, rows],
    )
  }).then(() => pool.query('analyze contact'))
