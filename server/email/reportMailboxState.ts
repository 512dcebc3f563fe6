import { type MailboxProblem, mailboxProblems } from '#domain/email/sender/mailboxProblem'
import type { EmailSender } from '#domain/email/sender/sender'
import { mailboxTestText } from '#domain/email/sender/senderTest'
import { limits } from '#domain/limits'
import type { Database } from '../db/connect.ts'
import { notify } from '../notifications/notify.ts'
import { changeSender } from './senderRow.ts'

type Box = { account: string; imap: NonNullable<EmailSender['imap']> }

/** All senders whose answers lie in this mailbox say how it stands. Who signs in there is told what only they can mend. */
export async function reportMailboxState(
  database: Database,
  { account, imap }: Box,
  problem: MailboxProblem | null,
): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from email_sender where account_id = $1 and deleted_at is null and lower(imap ->> 'host') = lower($2)
       and (imap ->> 'port')::int = $3 and lower(imap ->> 'user') = lower($4) order by id`,
    [account, imap.host, imap.port, imap.user],
  )
  const found = mailboxTestText(problem ? { kind: 'failed', problem } : { kind: 'works' })
  for (const { id } of rows)
    await changeSender(database, { account, id, by: null }, async ({ tested, name, belongto }, connection) => {
      if (tested ? tested.imap === found : !problem) return null
      if (problem && mailboxProblems[problem].refuses)
        await notify(connection, {
          users: [belongto],
          level: limits.importantLevel,
          type: 'email',
          content: { key: 'mailboxRefuses', values: { name } },
          link: `/emailMarketing/emailSendSetting?sender=${id}`,
        })
      return { tested: { at: Date.now(), smtp: tested?.smtp ?? '', imap: found } }
    })
}
