import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { errorFields, type Log } from '../../log.ts'
import { schedule } from '../../schedule.ts'
import { alwaysLeaves, type MayLeave } from '../../sync/epoch.ts'
import { answerByRules } from './answerByRules.ts'
import { type ConversationJob, JobMoved, passUnruled } from './jobs.ts'
import { tellUsers } from './tellUsers.ts'

type JobServices = { database: Database; log: Log; mayLeave?: MayLeave }

/** Works them off in every process; each step is done by one of them, once. */
export const startConversationJobs = (services: JobServices, { everyMs = 500 } = {}) =>
  schedule(
    async (signal) => {
      while (!signal.aborted && (await workJobs(services)));
    },
    { everyMs, log: services.log, failed: 'rules of conversations cannot be asked' },
  )

/** Those that are due; false: there are none left, or nothing may leave this server now. */
export async function workJobs({ database, log, mayLeave = alwaysLeaves }: JobServices): Promise<boolean> {
  await asSystem(database, passUnruled)
  const { rows } = await database.pool.query<ConversationJob>(
    `select account_id as account, conversation_id as conversation, step, first_n, due::text from conversation_job
     where due <= server_now() order by due limit 100`,
  )
  for (const job of rows)
    try {
      const isDone = await asSystem(database, async (connection) => {
        if (!(await mayLeave(connection))) return false
        await (job.step === 'answer' ? answerByRules(connection, job) : tellUsers(connection, job))
        return true
      })
      if (!isDone) return false
    } catch (error) {
      if (!(error instanceof JobMoved)) await putOff(database, job, log, error)
    }
  return rows.length > 0
}

const mostTries = 8

async function putOff({ pool }: Database, { account, conversation }: ConversationJob, log: Log, error: unknown) {
  log('a rule of conversations failed', { conversation, ...errorFields(error) })
  await pool.query(
    `with tried as (update conversation_job set tries = tries + 1, due = server_now() + make_interval(secs => 2 ^ tries)
       where account_id = $1 and conversation_id = $2 returning tries)
     select from tried`,
    [account, conversation],
  )
  await pool.query('delete from conversation_job where account_id = $1 and conversation_id = $2 and tries > $3', [
    account,
    conversation,
    mostTries,
  ])
}
