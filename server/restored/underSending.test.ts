import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { areas } from '../features/index.ts'
import { noLog } from '../log.ts'
import { keepEpoch } from '../sync/epoch.ts'
import { emailCompany, putContacts, putTask, someone, taskNow } from '../testing/emailCompany.ts'
import { openMailSink } from '../testing/mailSink.ts'
import { countByStatus, openSending, until } from '../testing/sending.ts'
import { openSystemPostgres, systemPrograms } from '../testing/systemPostgres.ts'
import { settleRestored } from './settleRestored.ts'

const data = mkdtempSync(join(tmpdir(), 'fairlead-under-sending-'))
afterAll(() => rmSync(data, { recursive: true, force: true }))
const programs = systemPrograms()

describe.skipIf(!programs)('pg_restore while mails are sent', () => {
  test('writes to nobody twice, and leaves everybody counted', { timeout: 180_000 }, async () => {
    const postgres = await openSystemPostgres(programs!)
    const database = await openDatabase({ data, databaseUrl: postgres.url }, noLog)
    await migrate(database)
    const epoch = await keepEpoch(
      database,
      { data, databaseUrl: postgres.url, watermark: join(data, 'state') },
      { log: noLog, onRestored: (restored) => settleRestored(restored, areas), everyMs: 100 },
    )
    const sink = await openMailSink()
    const company = await emailCompany(database, 1_000)
    await putContacts(
      database,
      company,
      Array.from({ length: 300 }, (_, n) => someone(`p${n}@one.example`)),
    )
    const smtp = { host: '127.0.0.1', port: sink.port, socket: 'none' as const, user: '' }
    const { task } = await putTask(database, company, { sender: { smtp } })
    // So slow that the backup and the restore both come in the middle.
    sink.rule = async (step) => {
      if (step === 'taken') await new Promise((done) => setTimeout(done, 60))
      return undefined
    }
    const sending = await openSending(
      { database, data, stop: async () => {} },
      { mayLeave: epoch.mayLeave, options: { batch: 10 } },
    )
    try {
      await until(async () => sink.taken.length > 40)
      await postgres.backUp(join(data, 'middle.dump'))
      await until(async () => sink.taken.length > 120)
      await postgres.restore(join(data, 'middle.dump'), '--clean', '--if-exists')
      await until(async () => {
        const { status } = (await taskNow(database, task.id).catch(() => null)) ?? {}
        const { rowCount } = await database.pool.query('select from campaign_doubt').catch(() => ({ rowCount: 1 }))
        return status === 'paused' && rowCount === 0 && epoch.isWhole()
      }, 60_000)
      expect(await taskNow(database, task.id)).toMatchObject({ status: 'paused', problem: 'restored' })
      const by = await countByStatus(database, task.id)
      expect(Object.keys(by).toSorted()).toEqual(['sent', 'uncertain'])
      expect(by.sent! + by.uncertain!).toBe(300)
      await database.pool.query(
        `update campaign_task set status = 'inProgress', problem = '', rev = rev + 1 where id = $1`,
        [task.id],
      )
      await until(async () => (await taskNow(database, task.id)).status === 'done')
      expect(new Set(sink.whole).size).toBe(sink.whole.length)
      expect(sink.whole.length).toBeLessThan(300)
    } finally {
      await sending.stop()
      await sink.stop()
      await epoch.stop()
      await database.stop()
      await postgres.stop()
    }
  })
})
