import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pointsIn, type SendStatus, sendStatuses } from '#domain/campaigns/sendStatus'
import type { Counts } from '#domain/campaigns/statistics/counters'
import { checkCounts } from '../../server/campaigns/counts/checkCounts.ts'
import { type Database, joinDatabase } from '../../server/db/connect.ts'
import { checkLedger } from '../../server/ledger/check.ts'
import { balanceOf, score } from '../../server/ledger/ledger.ts'
import { noLog } from '../../server/log.ts'
import { copyCluster } from '../../server/testing/cluster.ts'
import { emailCompany, goodReport, putContacts, putTask, someone, taskNow } from '../../server/testing/emailCompany.ts'
import { readReceivers } from '../../server/testing/ledger.ts'
import { type MailSink, openMailSink } from '../../server/testing/mailSink.ts'
import { databasePid, type ServerProcess, spawnNode } from '../../server/testing/process.ts'
import { until } from '../../server/testing/sending.ts'
import { amount, minutes } from '../amounts.ts'
import { Random } from '../simulator/random.ts'

/**
 * The server as `npm start` runs it sends one task, and is killed in the middle of it again and again, at times together
 * with its database. MAIL_KILLS_MAILS: how many mails, MAIL_KILLS: how many kills, MAIL_KILLS_SEED: which.
 */
const mails = amount('MAIL_KILLS_MAILS')
const kills = amount('MAIL_KILLS')
const random = new Random(Number(process.env.MAIL_KILLS_SEED ?? 1))

let data: string
let sink: MailSink
let server: Omit<ServerProcess, 'url' | 'setupKey'>
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'fairlead-test-'))
  await copyCluster(data)
  sink = await openMailSink(said)
})
afterAll(async () => {
  await server?.end('SIGTERM')
  await sink.stop()
  rmSync(data, { recursive: true, force: true })
})

/** Some addresses are unknown, and at some mails the line breaks when nobody can tell any more. */
const isUnknown = (to: string) => /[1-9]97@/.test(to)
const isLost = (to: string) => /[1-9]41@/.test(to)
const said: MailSink['rule'] = (step, to) => {
  if (step === 'rcpt' && isUnknown(to)) return '550 5.1.1 no such user'
  return step === 'taken' && isLost(to) ? 'drop' : undefined
}

async function start() {
  server = spawnNode(['server/main.ts'], data, { MAIL_SERVERS: `127.0.0.1:${sink.port}` })
  await server.prints(/^Fairlead runs at/m)
}

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await joinDatabase({ data, databaseUrl: null }, noLog)
  try {
    return await work(database)
  } finally {
    await database.stop()
  }
}

const addresses = Array.from({ length: mails }, (_, n) => `p${n}@d${n % 300}.example`)

const makeTask = (database: Database) =>
  emailCompany(database, mails + 100).then(async (company) => {
    for (let at = 0; at < mails; at += 5_000)
      await putContacts(
        database,
        company,
        addresses.slice(at, at + 5_000).map((email) => someone(email)),
      )
    const { task } = await putTask(database, company, {
      sender: {
        smtp: { host: '127.0.0.1', port: sink.port, socket: 'none', user: '' },
        per_hour: 100_000_000,
        per_domain_hour: 100_000_000,
        report: goodReport(),
      },
    })
    return { company, task: task.id }
  })

/** After so many mails, and then at any moment of what happens between two of them. */
async function killAfter(whole: number): Promise<void> {
  await until(async () => sink.whole.length >= whole, 600_000)
  await sleep(random.between(0, 40))
  const pid = databasePid(data)
  server.child.kill('SIGKILL')
  if (random.between(0, 2) === 0) process.kill(pid, 'SIGKILL')
  await server.exit()
  expect(server.child.signalCode, server.output()).toBe('SIGKILL')
}

test('a server that is killed again and again while it sends skips nobody, and writes to nobody twice', {
  timeout: minutes(9 + mails / 600),
}, async () => {
  const { company, task } = await withDatabase(makeTask)
  const from = Date.now()
  await start()
  for (let kill = 1; kill <= kills; kill++) {
    await killAfter(Math.floor((mails * (kill - random.between(20, 80) / 100)) / kills))
    await start()
  }
  await withDatabase(async (database) => {
    await until(async () => (await taskNow(database, task)).status === 'done', 600_000)
    const seconds = (Date.now() - from) / 1_000
    expect(await taskNow(database, task)).toEqual({ status: 'done', problem: '', email_count: mails })
    const { account } = company
    const held = () => balanceOf(database.pool, account, `held:${score(7)}`)
    await until(async () => (await held()) === 0)
    expect(await held()).toBe(0)

    expect(sink.whole.length).toBe(new Set(sink.whole).size)
    expect(sink.to.length).toBe(new Set(sink.to).size)
    const rows = await readReceivers(database, task)
    expect(rows.map(({ address }) => address).sort()).toEqual(addresses.toSorted())
    const of = (status: SendStatus) => rows.filter((row) => row.status === status)
    const [sent, failed, uncertain] = [of('sent'), of('failed'), of('uncertain')]
    expect(sent.length + failed.length + uncertain.length).toBe(mails)
    const [whole, taken] = [new Set(sink.whole), new Set(sink.taken)]
    expect(sent.filter(({ id }) => !taken.has(id))).toEqual([])
    expect(failed.filter(({ id, address }) => whole.has(id) || !isUnknown(address))).toEqual([])
    const lost = uncertain.filter(({ address }) => isLost(address))
    expect(lost.map(({ address }) => address).sort()).toEqual(addresses.filter(isLost).sort())
    // Of those who did not get it there are only as many as are under way at a time: two batches, four mails each.
    const missed = uncertain.filter(({ id }) => !whole.has(id))
    expect(missed.length).toBeLessThanOrEqual(kills * 8)
    expect(uncertain.length - lost.length).toBeLessThanOrEqual(kills * 400)

    const stands = Object.fromEntries(sendStatuses.map((status) => [status, of(status).length])) as Record<
      SendStatus,
      number
    >
    expect(await balanceOf(database.pool, account, score(7))).toBe(mails + 100 - pointsIn(stands))
    expect(await checkLedger(database)).toEqual([])
    const numbers = () => taskNumbers(database, task)
    const expected = {
      receivers: mails,
      sent: sent.length,
      ...(failed.length && { failed: failed.length }),
      ...(uncertain.length && { uncertain: uncertain.length }),
    }
    const counted = Date.now()
    await until(async () => isDeepStrictEqual(await numbers(), expected), 600_000)
    expect(await numbers()).toEqual(expected)
    const lag = (Date.now() - counted) / 1_000
    expect(await checkCounts(database)).toEqual({ receivers: mails, wrong: [] })
    const { rows: told } = await database.pool.query(
      'select sum(email_send_count)::int as sends, max(email_send_count)::int as most from contact where account_id = $1',
      [account],
    )
    expect(told).toEqual([{ sends: sent.length, most: 1 }])
    console.log(
      `${mails} mails, ${kills} kills, ${seconds.toFixed(1)} s, counted ${lag.toFixed(1)} s later: ${sent.length} sent, ${failed.length} failed, ` +
        `${uncertain.length} uncertain (${lost.length} by the mail server; ${missed.length} did not arrive)`,
    )
  })
})

async function taskNumbers({ pool }: Database, task: string): Promise<Counts | undefined> {
  const { rows } = await pool.query<{ counts: Counts }>(
    `select counts from campaign_counts where dimension = 'task' and key = $1::text and deleted_at is null`,
    [task],
  )
  return rows[0]?.counts
}
