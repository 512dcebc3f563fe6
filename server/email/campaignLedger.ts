import type { CampaignTask } from '#domain/campaigns/task'
import { emailRules } from '#domain/email/campaignRules'
import { maySend } from '#domain/email/deliverability/domainReport'
import { errorsOf, themeErrorsOf } from '#domain/email/render/checks'
import type { EmailMessage } from '#domain/email/render/message'
import { type EmailSender, opensBy } from '#domain/email/sender/sender'
import { CannotBegin, type ChannelLedger } from '../campaigns/sending/driver.ts'
import type { Connection } from '../db/connect.ts'
import { writeServerRows } from '../sync/serverRows.ts'
import { quotedColumns } from '../sync/tables.ts'
import { openPace, readTurns } from './campaignPace.ts'
import { keepSnapshot, type MailSnapshot, readMails } from './outgoing/snapshot.ts'
import { readSender } from './readSender.ts'

/** What mails say to the ledger of campaigns. */
export const emailLedger: ChannelLedger<EmailSender> = {
  channel: 'email',
  async prepare(connection, { account, scope, task, messages, senders }) {
    const sender = await readOwnSender(connection, { account, scope, id: senders[0] ?? task.sender })
    mustBeReady(sender)
    const mails = await readMails(connection, { account, scope, messages })
    if (!mails) throw new CannotBegin('messageGone')
    mustBeFit(mails, sender, task)
    return {
      keep: () => keepSnapshot(connection, { account, task, sender, mails }),
      begun: () => countSchedules(connection, account, mails),
    }
  },
  readSender: (connection, { account, id, lock }) =>
    readSender(connection, account, id, lock ? 'for no key update' : ''),
  senderStamps,
  openPace,
  readTurns,
  costsOf: async (_, __, receivers, prices) =>
    new Map(
      receivers.map(({ id, address, country }) => [
        id,
        emailRules.costOf(null, { key: address, country }).parts * prices({ channel: 'email', country, category: '' }),
      ]),
    ),
  async claimed(connection, account, sender, pace) {
    if (sender.warms_up)
      await writeServerRows(connection, account, 'email_sender', [{ ...sender, warm_up: pace.warmUp() }])
  },
}

async function senderStamps(connection: Pick<Connection, 'query'>, ids: readonly string[]) {
  const { rows } = await connection.query<{ id: string; rev: number }>(
    'select id, rev from email_sender where id = any($1::uuid[])',
    [ids],
  )
  return new Map(rows.map(({ id, rev }) => [id, String(rev)]))
}

type SenderQuery = { account: string; scope: string | null; id: string }

async function readOwnSender(connection: Connection, { account, scope, id }: SenderQuery): Promise<EmailSender> {
  const { rows } = await connection.query<EmailSender>(
    `select ${quotedColumns('email_sender').join(', ')} from email_sender
     where account_id = $1 and ($2::text is null or scope = $2) and id = $3 and deleted_at is null`,
    [account, scope, id],
  )
  if (!rows[0]) throw new CannotBegin('senderGone')
  return rows[0]
}

function mustBeReady(sender: EmailSender): void {
  const { smtp, signature, report } = sender
  if (smtp.user && !opensBy(sender, 'smtp')) throw new CannotBegin('passwordMissing')
  if (!signature.address.trim()) throw new CannotBegin('addressMissing')
  if (report && !maySend(report as Parameters<typeof maySend>[0])) throw new CannotBegin('domainNotReady')
}

/** Asked here too: a message can change after its task was made, and a start comes from many places. */
function mustBeFit(mails: readonly MailSnapshot[], { signature }: EmailSender, task: CampaignTask): void {
  const { reply_address, subject_test } = task
  const errors = [
    ...mails.flatMap((message) => errorsOf({ message, signature, reply_address })),
    ...(subject_test ? themeErrorsOf(subject_test.b) : []),
  ]
  if (errors.length) throw new CannotBegin('messageFaulty')
}

async function countSchedules(connection: Connection, account: string, mails: readonly MailSnapshot[]) {
  const { rows } = await connection.query<EmailMessage>(
    `select ${quotedColumns('email_message').join(', ')} from email_message
     where account_id = $1 and id = any($2::uuid[]) and deleted_at is null order by id for no key update`,
    [account, mails.map(({ id }) => id)],
  )
  const puts = rows.map((row) => ({ ...row, schedule_count: row.schedule_count + 1 }))
  return [{ entity: 'email_message' as const, puts }]
}
