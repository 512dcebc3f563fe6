import { limits } from '#domain/limits'
import { mayBeDone } from '#domain/shared/restored'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import type { Log } from '../log.ts'
import { schedule } from '../schedule.ts'
import { alwaysLeaves, type MayLeave } from '../sync/epoch.ts'
import { readLostTime } from '../sync/history.ts'
import { notify } from './notify.ts'

const remindEveryMs = 30_000

const atOnce = 100

type ReminderServices = { database: Database; log: Log; mayLeave?: MayLeave }

/** Tells of reminders whose time has come; in every process, each reminder from one of them. */
export const startReminders = ({ database, log, mayLeave }: ReminderServices) =>
  schedule((signal) => remind(database, signal, mayLeave), {
    everyMs: remindEveryMs,
    log,
    failed: 'reminders could not be told',
  })

export async function remind(
  database: Database,
  stopped = AbortSignal.any([]),
  mayLeave = alwaysLeaves,
): Promise<void> {
  for (let more = true; more && !stopped.aborted; ) more = (await remindSome(database, mayLeave)) === atOnce
}

type Due = { account: string; user: string; contact: string; wanted: boolean; due_at: number }

/**
 * The owner of the contact is told, once per time that was set; nobody of a contact that is in the bin or to be left alone,
 * and of one that has replied only where that does not matter (`isAnswered` in the domain). What was due before a restore may
 * have been told: its notice is there again, without a push and without coming before the user unasked.
 */
function remindSome(database: Database, mayLeave: MayLeave): Promise<number> {
  return asSystem(database, async (connection) => {
    if (!(await mayLeave(connection))) return 0
    const lost = await readLostTime(connection)
    const { rows } = await connection.query<Due>(
      `with due as (
         select account_id, id from reminder
         where done_at is null and deleted_at is null and told_due is distinct from due_at
           and due_at <= (extract(epoch from server_now()) * 1000)::bigint
         order by due_at limit ${atOnce} for update skip locked)
       update reminder r set told_due = r.due_at from due, contact c
       where r.account_id = due.account_id and r.id = due.id and c.account_id = r.account_id and c.id = r.contact_id
       returning c.account_id as account, c.belongto as user, c.id as contact, r.due_at,
         c.deleted_at is null and c.restricted_at is null and not (r.kind = 'noReply'
           and (c.wtreplycount > r.replies or (c.follow_up_status = 'replied' and not r.replied))) as wanted`,
    )
    for (const { user, contact, due_at } of inTurn(rows.filter(({ wanted }) => wanted)))
      await notify(connection, {
        users: [user],
        level: mayBeDone(due_at, lost) ? 1 : limits.importantLevel,
        type: 'reminder',
        // Without the name: what names a person would have to be found when the person is erased.
        content: { key: 'reminderDue', values: {} },
        link: `/statistics/contacts?contact=${contact}`,
      })
    return rows.length
  })
}

/** Each contact once; in one order for everybody, because telling takes the counters of their companies. */
const inTurn = (due: readonly Due[]) =>
  [...new Map(due.map((one) => [one.contact, one])).values()].sort((a, b) => (a.account < b.account ? -1 : 1))
