import * as z from 'zod/mini'
import type { MailboxProblem } from '#domain/email/sender/mailboxProblem'
import type { EmailSender } from '#domain/email/sender/sender'
import type { InboundFiles } from '../blobs/inboundFiles.ts'
import type { Database } from '../db/connect.ts'
import type { Leases } from '../db/leases.ts'
import { inBackground } from '../guarded.ts'
import type { Log } from '../log.ts'
import { schedule } from '../schedule.ts'
import type { Secrets } from '../secrets.ts'
import type { SignIns } from './grants/grants.ts'
import { processInbound } from './inboundProcessing/processInbound.ts'
import type { MailboxOptions } from './mailbox/settings.ts'
import { type MailboxToWatch, sharedWatchers } from './mailbox/sharedWatchers.ts'
import { MailboxState } from './mailbox/state.ts'
import type { MailNetwork } from './network.ts'
import { ownTokens } from './ownTokens.ts'
import { reportMailboxState } from './reportMailboxState.ts'

/** how often a mailbox, and what a user writes to one contact, is looked for */
const mailboxesEveryMs = 15_000

type MailboxServices = {
  database: Database
  secrets: Secrets
  mail: MailNetwork
  signIns: SignIns
  log: Log
  leases: Leases
  files?: InboundFiles
  options?: MailboxOptions
}

/** Reads the mailboxes of all senders, each in one of the processes, and takes in what comes. */
export function startMailboxes(doing: MailboxServices): { stop: () => Promise<void> } {
  const { leases, log, options } = doing
  const watchers = sharedWatchers({
    tryLease: (mailbox) => leases.tryLease(`mailbox ${mailbox}`),
    log,
    ...(options && { options }),
  })
  const pollMailboxes = async () => watchers.follow(await wantedMailboxes(doing))
  inBackground(log, 'mailboxes not found', pollMailboxes())
  const polling = schedule(pollMailboxes, { everyMs: mailboxesEveryMs, log, failed: 'mailboxes not found' })
  return {
    async stop() {
      await polling.stop()
      await watchers.stop()
    },
  }
}

type Box = Pick<EmailSender, 'id' | 'smtp' | 'created_at'> & {
  account: string
  imap: NonNullable<EmailSender['imap']>
  version: string
}

/** Also of a user whose product has ended: somebody may still write that they want no more. */
async function wantedMailboxes(doing: MailboxServices): Promise<MailboxToWatch[]> {
  const { rows } = await doing.database.pool.query<Box>(
    `select s.account_id as account, s.id, s.smtp, s.imap, s.created_at, e.version
     from email_sender s
     join lateral (
       select string_agg(kind || ' ' || updated_at, ' ' order by kind) as version from email_secret
       where account_id = s.account_id and sender_id = s.id
         and (kind in ('imap', 'grant') or kind = 'smtp' and s.imap->>'user' = s.smtp->>'user')
     ) e on e.version is not null
     join app_user u on u.id = s.belongto and u.status = 'normal'
     where s.deleted_at is null and s.imap is not null order by s.id`,
  )
  // Of senders who share a mailbox, the first one reads it.
  return [...new Map(rows.toReversed().map((box) => [mailboxOf(box), box])).values()].map((box) => wantedOf(doing, box))
}

const mailboxOf = ({ account, imap: { host, port, user } }: Box) =>
  `${account} ${host.toLowerCase()}:${port} ${user.toLowerCase()}`

function wantedOf({ database, secrets, mail, signIns, files, log }: MailboxServices, box: Box): MailboxToWatch {
  const { account, id: sender, smtp, imap, created_at, version } = box
  const reader = { account, sender }
  const tokens = ownTokens(secrets)
  const keep = keeperOf(database, { ...reader, imap })
  return {
    id: mailboxOf(box),
    version: JSON.stringify([sender, imap, version]),
    connection: imap,
    credential: async () => (await signIns.of(reader, { smtp, imap }, 'imap'))?.credential() ?? null,
    since: created_at,
    // Reports of delivery end there.
    readsJunk: true,
    options: { isAllowed: mail.allowedAt(imap.port) },
    async onMail({ source, receivedAt }) {
      const taken = await processInbound({ database, tokens, ...(files && { files }) }, reader, { source, receivedAt })
      if (taken !== 'foreign' && taken !== 'known') log('mail taken in', { what: taken })
    },
    ...keep,
    onProblem: (problem) => inBackground(log, 'mailbox state not kept', keep.onProblem(problem)),
  }
}

function keeperOf(
  database: MailboxServices['database'],
  { account, sender, imap }: Pick<Box, 'account' | 'imap'> & { sender: string },
) {
  const { pool } = database
  const set = (column: 'state' | 'problem', value: string, time: string) =>
    pool.query(
      `insert into email_mailbox (account_id, sender_id, ${column}${time && ', read_at'})
       values ($1, $2, $3${time && ', server_now()'})
       on conflict (account_id, sender_id) do update set ${column} = excluded.${column}${time && ', read_at = excluded.read_at'}`,
      [account, sender, value],
    )
  let told: MailboxProblem | null | undefined
  return {
    async loadState(): Promise<MailboxState | null> {
      const { rows } = await pool.query<{ state: unknown }>(
        'select state from email_mailbox where account_id = $1 and sender_id = $2',
        [account, sender],
      )
      return z.safeParse(MailboxState, rows[0]?.state).data ?? null
    },
    async onState(state: MailboxState) {
      await set('state', JSON.stringify(state), 'now')
    },
    async onProblem(problem: MailboxProblem | null) {
      if (problem === told) return
      told = problem
      await set('problem', problem ?? '', '')
      await reportMailboxState(database, { account, imap }, problem)
    },
  }
}
