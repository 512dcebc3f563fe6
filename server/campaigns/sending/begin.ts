import { channelProduct } from '#domain/campaigns/channel'
import { taskChannels } from '#domain/campaigns/steps'
import type { CampaignTask } from '#domain/campaigns/task'
import type { Actor } from '#domain/shared/mutation'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { serverNow } from '../../people/serverNow.ts'
import { readLostTime } from '../../sync/history.ts'
import { changeServerRows, type ServerChange } from '../../sync/serverRows.ts'
import { mostAtOnce } from './audience.ts'
import { isDoubted } from './doubt.ts'
import { CannotBegin, type ChannelLedgers, type PreparedRun } from './driver.ts'
import { type FillContext, type FillProgress, fillLedger } from './fill.ts'
import { firstMail } from './firstMail.ts'
import { audienceScope, homeOf, rightOf } from './owner.ts'
import { openRun } from './run.ts'
import { checkOver, partOver } from './taskParts.ts'
import { lockTask, pauseTask, readTask, type TaskId, taskWith, writeTask } from './tasks.ts'
import { offsetIn } from './zones.ts'

/**
 * From a task that was started to one that can be sent, with the first receivers in the ledger: all of it or nothing, by
 * one process. What is missing pauses the task, and starting it again tries again: false.
 */
export async function beginTask(
  database: Database,
  of: TaskId,
  portion: number,
  ledgers: ChannelLedgers,
): Promise<boolean> {
  try {
    await asSystem(database, (connection) => beginIn(connection, of, portion, ledgers))
    return true
  } catch (error) {
    if (!(error instanceof CannotBegin)) throw error
    await asSystem(database, (connection) => pauseTask(connection, of, error.problem))
    return false
  }
}

/**
 * One that is paused and in doubt begins as well, for who may have got its mail is to be counted: as of when it began at the
 * earliest.
 */
async function beginIn(connection: Connection, of: TaskId, portion: number, ledgers: ChannelLedgers): Promise<void> {
  await lockFilling(connection, of)
  if (await hasRun(connection, of)) return
  const task = await readTask(connection, of)
  const lost = (await isDoubted(connection, of)) ? await readLostTime(connection) : null
  if (!task || (task.status !== 'inProgress' && !lost)) return
  const { account } = of
  if (!(await rightOf(connection, task.belongto, channelProduct(task.channel))).is_active)
    throw new CannotBegin('userInactive')
  const prepared = await prepareAll(connection, account, task, ledgers)
  const now = lost?.since ?? (await serverNow(connection))
  const filling = await fillingOf(connection, task, { account, now, ledgers })
  if (!filling) throw new CannotBegin('messageGone')
  await mustHaveAll(connection, of, task)
  await openRun(connection, { account, task })
  for (const { keep } of prepared) await keep()
  const filled = await fillLedger(connection, filling, { portion })
  if (!filled.receivers) throw new CannotBegin('nobodyLeft')
  await connection.query(
    `update campaign_run set retries = $3, uncertain_retries = $4,
       began_at = least(began_at, to_timestamp($5 / 1000.0)) where account_id = $1 and task_id = $2`,
    [account, task.id, task.retries, task.uncertain_retries, now],
  )
  await writeFilled(connection, of, filled)
  await tellBegun(connection, of, prepared, filled.receivers, now)
}

/** Every channel reads what it sends of the task, and by whom. */
async function prepareAll(
  connection: Connection,
  account: string,
  task: CampaignTask,
  ledgers: ChannelLedgers,
): Promise<PreparedRun[]> {
  const prepared: PreparedRun[] = []
  for (const channel of taskChannels(task)) {
    const ledger = ledgers[channel]
    if (!ledger) throw new CannotBegin('senderGone')
    prepared.push(await ledger.prepare(connection, await partOver(connection, account, task, channel)))
  }
  return prepared
}

/** The next portion of those who are not in the ledger yet, while others are sent theirs. True: all of them are. */
export const fillOn = (
  database: Database,
  of: TaskId,
  portion: number,
  ledgers: ChannelLedgers = {},
): Promise<boolean> =>
  asSystem(database, async (connection) => {
    await lockFilling(connection, of)
    const run = await readUnfilled(connection, of)
    const before = await readTask(connection, of)
    if (!run || !before) return true
    const filling = await fillingOf(connection, before, { account: of.account, now: run.now, ledgers })
    if (!filling) throw new Error('a task that has begun has a first mail')
    const filled = await fillLedger(connection, filling, { from: run, portion })
    const task = await lockTask(connection, of)
    await writeFilled(connection, of, filled)
    if (task) await writeTask(connection, of.account, task, { email_count: filled.receivers })
    return filled.isWhole
  })

/**
 * Before the contacts of a user go to another one: who was meant by the tasks that run is who they have now. Whom a channel
 * refuses is told when their turn comes.
 */
export async function fillAllOf(database: Database, { account, user }: Pick<Actor, 'account' | 'user'>): Promise<void> {
  const { rows } = await database.pool.query<{ task: string }>(
    'select task_id as task from campaign_run where account_id = $1 and user_id = $2 and finished_at is null and filled_at is null',
    [account, user],
  )
  for (const { task } of rows) while (!(await fillOn(database, { account, task }, mostAtOnce)));
}

/** Only one process fills at a time. Comes before all other locks; a user may pause the task meanwhile. */
export async function lockFilling(connection: Connection, { account, task }: TaskId): Promise<void> {
  await connection.query(
    `select pg_advisory_xact_lock(hashtextextended('email filling ' || $1::text || $2::text, 0))`,
    [account, task],
  )
}

async function hasRun(connection: Connection, { account, task }: TaskId): Promise<boolean> {
  const { rowCount } = await connection.query('select from campaign_run where account_id = $1 and task_id = $2', [
    account,
    task,
  ])
  return rowCount === 1
}

/** `now`: when it began, which its filter means. */
type UnfilledRun = FillProgress & { now: number }

async function readUnfilled(connection: Connection, { account, task }: TaskId): Promise<UnfilledRun | null> {
  const { rows } = await connection.query<UnfilledRun>(
    `select filled_receivers as receivers, filled_skipped as skipped, filled_upto as upto,
       (extract(epoch from began_at) * 1000)::bigint as now
     from campaign_run where account_id = $1 and task_id = $2 and filled_at is null`,
    [account, task],
  )
  return rows[0] ?? null
}

async function writeFilled(
  connection: Connection,
  { account, task }: TaskId,
  { receivers, skipped, upto, isWhole }: FillProgress & { isWhole: boolean },
): Promise<void> {
  await connection.query(
    `update campaign_run set filled_receivers = $3, filled_skipped = $4, filled_upto = $5,
       filled_at = case when $6::boolean then server_now() end
     where account_id = $1 and task_id = $2`,
    [account, task, receivers, skipped, upto, isWhole],
  )
}

type FillPlan = { account: string; now: number; ledgers: ChannelLedgers }

/** Who is to be written to, as the task says it; null: it has no mail at all. */
async function fillingOf(
  connection: Connection,
  task: CampaignTask,
  { account, now, ledgers }: FillPlan,
): Promise<FillContext | null> {
  const first = firstMail(task, now)
  if (!first) return null
  const { id, channel, belongto, audience, subject_test } = task
  const scope = await audienceScope(connection, belongto)
  const home = await homeOf(connection, belongto)
  const offsetAt = offsetIn
  const refusal = await checkOver(connection, account, task, channel, ledgers)
  return {
    account,
    task: id,
    channel,
    scope,
    audience,
    home,
    now,
    offsetAt,
    belongto,
    ...first,
    sender: task.sender,
    test: subject_test,
    ...(refusal && { refusal }),
  }
}

/** Named contacts come in parts: a task that starts before the last of them is here would leave some out. */
async function mustHaveAll(connection: Connection, { account }: TaskId, { id, audience }: CampaignTask): Promise<void> {
  const { rows } = await connection.query<{ count: number }>(
    `select coalesce(sum(jsonb_array_length(contacts)), 0)::int as count from campaign_audience
     where account_id = $1 and campaign_task_id = $2 and deleted_at is null`,
    [account, id],
  )
  if (rows[0]!.count !== audience.chosen) throw new CannotBegin('audienceIncomplete')
}

async function tellBegun(
  connection: Connection,
  of: TaskId,
  prepared: readonly PreparedRun[],
  receivers: number,
  began_at: number,
): Promise<void> {
  const task = await lockTask(connection, of)
  if (!task) return
  const changes: ServerChange[] = []
  for (const { begun } of prepared) changes.push(...(await begun()))
  await changeServerRows(connection, of.account, [
    ...changes,
    taskWith(task, { email_count: receivers, began_at: task.began_at ?? began_at }),
  ])
}
