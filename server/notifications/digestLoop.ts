import {
  type Channels,
  type DeliveryChannel,
  type OutgoingEmail,
  ProviderError,
  type ProviderErrorKind,
} from '../channels/channel.ts'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { errorFields, type Log } from '../log.ts'
import { schedule } from '../schedule.ts'
import { alwaysLeaves, type MayLeave } from '../sync/epoch.ts'
import { type DigestContent, digestEmail } from './digestEmail.ts'

export const digestNotices = 20
export const digestTries = 5

type DigestServices = { database: Database; channels: Channels; url: string; log: Log; mayLeave?: MayLeave }

type DigestJob = Omit<DigestContent, 'notices' | 'unread'> & {
  user: string
  account: string
  email: string
  since: number
  day: string
}
type Digest = DigestJob & DigestContent

const lookMs = 60_000
const patienceMs = 90_000
const atOnce = 20
/** What is told to somebody right now may not be committed yet, and waits for the next one. */
const settledMs = 60_000
/** Nothing was handed over, so it may be tried again. Of what broke off nobody knows, and no mail comes twice. */
const notSent: readonly ProviderErrorKind[] = ['unreachable', 'credentials', 'limited', 'later']

/** Mails what is still unread to whoever wants that, at the user's hour; in every process, each mail from one of them. */
export const startDigests = (sending: DigestServices) =>
  schedule((signal) => sendDigests(sending, signal), {
    everyMs: lookMs,
    log: sending.log,
    failed: 'digests could not be sent',
  })

export async function sendDigests(sending: DigestServices, stopped: AbortSignal): Promise<void> {
  for (let more = true; more && !stopped.aborted; ) {
    // The operator may change it while we run.
    const channel = sending.channels.email
    if (!channel) return
    const { claimed, digests } = await claim(sending)
    more = claimed === atOnce
    await Promise.all(digests.map((digest) => sendOne(sending, channel, digest, stopped)))
  }
}

/**
 * Takes those that are due, each for the user's day, and commits that before anything is sent: whoever comes later, also
 * after a crash, finds the next day in them.
 */
function claim({ database, mayLeave = alwaysLeaves }: DigestServices): Promise<{ claimed: number; digests: Digest[] }> {
  return asSystem(database, async (connection) => {
    if (!(await mayLeave(connection))) return { claimed: 0, digests: [] }
    const { rows } = await connection.query<DigestJob>(
      `with taken as (
         select d.user_id, u.email from digest d join app_user u on u.id = d.user_id
         where d.due <= server_now() and u.status = 'normal' and u.email is not null and u.email_proven_at is not null
         order by d.due limit ${atOnce} for update of d skip locked)
       update digest d set before = since,
         since = greatest(since, (extract(epoch from server_now()) * 1000)::bigint - ${settledMs})
       from taken t where t.user_id = d.user_id
       returning d.user_id as user, d.account_id as account, t.email, d.frequency, d.hour, d.time_zone, d.lang,
         d.before, d.since, (server_now() at time zone d.time_zone)::date::text as day`,
    )
    const digests: Digest[] = []
    for (const row of rows) {
      const told = await unreadOf(connection, row)
      if (told.unread) digests.push({ ...row, ...told })
      await connection.query(
        `update digest set mailed_on = coalesce($2::date, mailed_on),
           due = next_digest(frequency, hour, time_zone, coalesce($2::date, mailed_on))
         where user_id = $1`,
        [row.user, told.unread ? row.day : null],
      )
    }
    return { claimed: rows.length, digests }
  })
}

async function unreadOf(
  connection: Connection,
  { account, user, before, since }: DigestJob,
): Promise<Pick<Digest, 'notices' | 'unread'>> {
  const { rows } = await connection.query<Digest['notices'][number] & { unread: number }>(
    `select id, content, createtime, count(*) over () as unread from notification
     where account_id = $1 and "user" = $2 and status = '0' and deleted_at is null
       and createtime > $3 and createtime <= $4
     order by createtime desc, id desc limit ${digestNotices}`,
    [account, user, before, since],
  )
  return { notices: rows, unread: rows[0]?.unread ?? 0 }
}

async function sendOne(
  { database, url, log }: DigestServices,
  channel: DeliveryChannel<OutgoingEmail>,
  digest: Digest,
  stopped: AbortSignal,
): Promise<void> {
  const { user, email, day } = digest
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(patienceMs)])
  try {
    const sending = { idempotencyKey: `digest-${user}-${day}`, signal }
    await channel.send({ to: email, ...digestEmail(digest, url) }, sending)
    await database.pool.query('update digest set tries = 0 where user_id = $1 and tries > 0', [user])
  } catch (error) {
    if (!(error instanceof ProviderError)) return log('digest not sent', errorFields(error))
    log('digest not sent', { kind: error.kind, code: error.code })
    if (notSent.includes(error.kind)) await putBack(database, digest)
  }
}

/** Again in 5, 15, 45, … minutes; after the last try the next day's tells what this one would have. */
async function putBack({ pool }: Database, { user, day }: Digest): Promise<void> {
  await pool.query(
    `update digest set since = before,
       due = case when tries + 1 < $3 then server_now() + interval '5 minutes' * power(3, tries) else due end,
       tries = case when tries + 1 < $3 then tries + 1 else 0 end
     where user_id = $1 and mailed_on = $2 and due is not null`,
    [user, day, digestTries],
  )
}
