import type { SendStatus } from '#domain/campaigns/sendStatus'
import type { Attempt, ContactMail, Receiver, ReceiverFilter, taskCalls } from '#domain/campaigns/taskCalls'
import { AppError } from '#domain/errors'
import type { InputOf, OutputOf } from '#domain/shared/call'
import type { Actor } from '#domain/shared/mutation'
import type { ChannelLedgers } from '../../campaigns/sending/driver.ts'
import { subjectsOf, waitsOf } from '../../campaigns/sending/waits.ts'
import type { Connection } from '../../db/connect.ts'
import { beyondScope } from '../../db/scope.ts'

type Calls = typeof taskCalls
type Of<Name extends keyof Calls> = { input: InputOf<Calls[Name]>; output: Promise<OutputOf<Calls[Name]>> }

/** Nobody reads further back beside one contact. */
const mailsShown = 200

const times = [
  'status_at',
  'not_before',
  'sent_at',
  'opened_at',
  'clicked_at',
  'replied_at',
  'auto_replied_at',
  'unsubscribed_at',
  'complained_at',
  'delivered_at',
  'read_at',
]
const what = [
  'r.status, r.reason, r.returned',
  ...times.map((name) => `floor(extract(epoch from r.${name}) * 1000)::float8 as ${name}`),
].join(', ')
/** Of the receivers that the asker may see: their own, and for the main account those of the company. */
const seen = `r.account_id = $1 and ($2 or r.user_id = $3)`
const seenBy = ({ account, role, user }: Actor) => [account, role === 'main', user]

/** An answer or a click says that the mail was opened, whatever its pictures say. */
const looked = `coalesce(r.opened_at, r.clicked_at, r.replied_at) is not null`
const conditions: Record<Exclude<ReceiverFilter, SendStatus>, string> = {
  opened: looked,
  notOpened: `r.status = 'sent' and not (${looked})`,
  read: 'r.read_at is not null',
  clicked: 'r.clicked_at is not null',
  replied: 'r.replied_at is not null',
  unsubscribed: 'r.unsubscribed_at is not null',
  complained: 'r.complained_at is not null',
}
const isCondition = (filter: string): filter is keyof typeof conditions => Object.hasOwn(conditions, filter)

export async function listReceivers(
  connection: Connection,
  actor: Actor,
  { task, filter, search, limit, page }: Of<'receivers'>['input'],
): Of<'receivers'>['output'] {
  const values: unknown[] = [...seenBy(actor), task]
  const where = [seen, 'r.task_id = $4']
  if (filter && isCondition(filter)) where.push(conditions[filter])
  else if (filter) where.push(`r.status = $${values.push(filter)}`)
  if (search?.trim()) where.push(`strpos(lower(r.address), lower($${values.push(search.trim())})) > 0`)
  const from = `from campaign_receiver r where ${where.join(' and ')}`
  const counted = await connection.query<{ count: number }>(`select count(*)::int as count ${from}`, values)
  const { rows } = await connection.query<Receiver>(
    `select r.id, r.contact_id, r.address, r.step, r.subject, r.attempts, ${what} ${from}
     order by r.place, r.step, r.id limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, limit, (page - 1) * limit],
  )
  return { count: counted.rows[0]!.count, list: rows }
}

/** The pace of senders is nobody's to read but through a task that the asker sees. */
export async function taskWaits(
  connection: Connection,
  actor: Actor,
  { task }: Of<'waits'>['input'],
  ledgers: ChannelLedgers,
): Of<'waits'>['output'] {
  const found = await connection.query(
    'select from campaign_task where account_id = $1 and id = $2 and ($3 or belongto = $4) and deleted_at is null',
    [actor.account, task, actor.role === 'main', actor.user],
  )
  if (found.rowCount === 0) throw new AppError('taskMissing')
  const of = { account: actor.account, task }
  return beyondScope(connection, async () => ({
    list: await waitsOf(connection, of, ledgers),
    subjects: await subjectsOf(connection, of),
  }))
}

/** Answers of servers are nobody's to read but through a receiver that the asker sees. */
export async function attemptsOf(
  connection: Connection,
  actor: Actor,
  { receiver }: Of<'attempts'>['input'],
): Of<'attempts'>['output'] {
  const found = await connection.query(`select from campaign_receiver r where ${seen} and r.id = $4`, [
    ...seenBy(actor),
    receiver,
  ])
  if (found.rowCount === 0) throw new AppError('notFound')
  const { rows } = await beyondScope(connection, () =>
    connection.query<Attempt>(
      `select n, floor(extract(epoch from at) * 1000)::float8 as at, outcome, code, answer
       from campaign_attempt where account_id = $1 and receiver_id = $2 order by n`,
      [actor.account, receiver],
    ),
  )
  return { list: rows }
}

export async function unopenedOf(
  connection: Connection,
  actor: Actor,
  { task }: Of<'unopened'>['input'],
): Of<'unopened'>['output'] {
  const { rows } = await connection.query<{ contact_id: string }>(
    `select distinct r.contact_id from campaign_receiver r
     where ${seen} and r.task_id = $4 and ${conditions.notOpened}`,
    [...seenBy(actor), task],
  )
  return { contacts: rows.map(({ contact_id }) => contact_id) }
}

export async function mailsOfContact(
  connection: Connection,
  actor: Actor,
  { contact_id }: Of<'mailsOfContact'>['input'],
): Of<'mailsOfContact'>['output'] {
  const { rows } = await connection.query<ContactMail>(
    `select r.id, r.task_id as task, coalesce(t.name, '') as name, coalesce(m.theme, '') as theme, r.address, ${what}
     from campaign_receiver r
       left join campaign_task t on t.account_id = r.account_id and t.id = r.task_id
       left join email_message m on m.account_id = r.account_id and m.id = r.message_id
     where ${seen} and r.contact_id = $4
     order by r.status_at desc, r.id limit ${mailsShown}`,
    [...seenBy(actor), contact_id],
  )
  return { list: rows }
}
