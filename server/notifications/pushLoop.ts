import webpush from 'web-push'
import type { NoticeType } from '#domain/notifications/notice'
import { pushText } from '#domain/notifications/push'
import type { Language } from '#domain/texts/errorText'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { errorFields, type Log } from '../log.ts'
import type { Secrets } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import { alwaysLeaves, type MayLeave } from '../sync/epoch.ts'
import { listen } from '../sync/listen.ts'
import { pushChannel } from './pushQueue.ts'
import { isPushService } from './pushServices.ts'
import { type VapidKeys, vapidKeys } from './vapid.ts'

export const pushTries = 5
export const pushHours = 24

type WebPushServices = {
  database: Database
  secrets: Secrets
  settings: Pick<Settings, 'url' | 'pushServices'>
  log: Log
  mayLeave?: MayLeave
}
type Job = {
  session: string
  notification: string
  tries: number
  endpoint: string
  p256dh: string
  auth: string
  lang: Language
  type: NoticeType
  link: string | null
  unread: number
}
/** `gone`: the browser takes no pushes there any more. */
type Outcome = 'sent' | 'gone' | 'refused' | 'later'

const atOnce = 20
/** For what was put off, and for what another process began and did not end. */
const lookMs = 60_000
const patienceMs = 15_000

/** Sends what `queuePushes` left, soon after its commit; in every process, each push from one of them. */
export async function startPushes(sending: WebPushServices): Promise<{ stop: () => Promise<void> }> {
  const { database, log } = sending
  const stopping = new AbortController()
  let running = Promise.resolve()
  const look = () => {
    running = running
      .then(() => sendAll(sending, stopping.signal))
      .catch((error: unknown) => {
        log('pushes could not be sent', errorFields(error))
      })
  }
  const listening = await listen(database, log, { channels: { [pushChannel]: look }, onReconnect: look })
  const timer = setInterval(look, lookMs)
  look()
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await listening.stop()
      await running
    },
  }
}

async function sendAll(sending: WebPushServices, stopped: AbortSignal): Promise<void> {
  for (let more = true; more && !stopped.aborted; ) {
    const jobs = await takeJobs(sending)
    more = jobs.length === atOnce
    if (!jobs.length) return
    const keys = await vapidKeys(sending.database, sending.secrets)
    await Promise.all(jobs.map((job) => sendOne(sending, job, keys, stopped)))
  }
}

/**
 * Takes what is due and puts it off, so that nobody else takes it, and it comes again where this process dies. What was
 * read meanwhile, or was told to a session that has ended, is nothing to push any more: only that somebody signed in
 * elsewhere is told to the device that was signed out by it.
 */
function takeJobs({ database, mayLeave = alwaysLeaves }: WebPushServices): Promise<Job[]> {
  return asSystem(database, async (connection) => ((await mayLeave(connection)) ? claimPushes(connection) : []))
}

async function claimPushes(connection: Connection): Promise<Job[]> {
  await connection.query(
    `delete from push_job j where due <= now() and not exists (
       select from notification n join session s on s.id = j.session_id
       where n.account_id = j.account_id and n.id = j.notification_id and n.deleted_at is null and n.status = '0'
         and (s.ended_at is null or (s.end_reason = 'elsewhere' and n.type = 'signIn')))`,
  )
  const { rows } = await connection.query<Job>(
    `with taken as (
       update push_job set tries = tries + 1, due = now() + interval '1 minute' * power(4, tries)
       where (session_id, notification_id) in (
         select session_id, notification_id from push_job where due <= now() order by due limit ${atOnce}
         for update skip locked)
       returning session_id, notification_id, account_id, tries)
     select p.session_id as session, n.id as notification, j.tries, p.endpoint, p.p256dh, p.auth, p.lang, n.type, n.link,
       (select count(*) from notification u where u.account_id = n.account_id and u."user" = n."user"
          and u.status = '0' and u.deleted_at is null and u.type <> 'message')
       + (select coalesce(sum(greatest(0, c.in_count - coalesce(seen.seen_n, 0))), 0)::int from conversation c
          join app_user who on who.id = n."user"
          left join conversation_seen seen on seen.account_id = c.account_id and seen.conversation_id = c.id
            and seen."user" = n."user" and seen.deleted_at is null
          where c.account_id = n.account_id and c.status = 'open' and c.deleted_at is null and not coalesce(seen.muted, false)
            and ((who.parent_id is null and c.access = 'company') or c.scope = any(bases_of(n.account_id, n."user")))) as unread
     from taken j join push_subscription p on p.session_id = j.session_id
     join notification n on n.account_id = j.account_id and n.id = j.notification_id`,
  )
  return rows
}

async function sendOne(sending: WebPushServices, job: Job, keys: VapidKeys, stopped: AbortSignal): Promise<void> {
  const { database, log } = sending
  const outcome = await deliver(sending, job, keys, stopped)
  if (outcome === 'gone')
    await database.pool.query('delete from push_subscription where session_id = $1 and endpoint = $2', [
      job.session,
      job.endpoint,
    ])
  const isOver = outcome === 'sent' || outcome === 'refused' || job.tries >= pushTries
  if (isOver)
    await database.pool.query('delete from push_job where session_id = $1 and notification_id = $2', [
      job.session,
      job.notification,
    ])
  if (outcome !== 'sent')
    log('a push did not arrive', { outcome, tries: job.tries, service: new URL(job.endpoint).host })
}

async function deliver(
  { settings }: WebPushServices,
  job: Job,
  keys: VapidKeys,
  stopped: AbortSignal,
): Promise<Outcome> {
  if (!isPushService(job.endpoint, settings.pushServices)) return 'gone'
  const message = {
    ...pushText(job.type, job.lang),
    id: job.notification,
    unread: job.unread,
    ...(job.type === 'message' && job.link && { link: job.link }),
  }
  const sealed = seal(job, JSON.stringify(message), { subject: subjectOf(settings), ...keys })
  if (!sealed) return 'gone'
  try {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(patienceMs)])
    const response = await fetch(job.endpoint, { method: 'POST', ...sealed, redirect: 'manual', signal })
    await response.body?.cancel()
    return outcomeOf(response.status)
  } catch {
    return 'later'
  }
}

/** Null: the browser's key is no key. */
function seal({ endpoint, p256dh, auth }: Job, text: string, vapidDetails: VapidKeys & { subject: string }) {
  const options = { vapidDetails, TTL: pushHours * 3_600, urgency: 'high' as const }
  try {
    const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, options)
    // How long it is, fetch says itself.
    const said = Object.entries(headers).filter(([name]) => name !== 'Content-Length')
    return {
      headers: Object.fromEntries(said),
      body: new Uint8Array(body),
    }
  } catch {
    return null
  }
}

/** https://www.rfc-editor.org/rfc/rfc8030#section-5 */
function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}

/** Whom a push service may turn to. */
const subjectOf = ({ url }: Pick<Settings, 'url'>) => (url?.startsWith('https:') ? url : 'mailto:operator@localhost')
