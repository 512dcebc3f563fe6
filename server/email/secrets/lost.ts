import type { EmailSender } from '#domain/email/sender/sender'
import type { Connection } from '../../db/connect.ts'
import { writeServerRows } from '../../sync/serverRows.ts'
import { quotedColumns } from '../../sync/tables.ts'

/** All passwords and keys are gone: every sender says so, and whoever uses it enters them anew. */
export async function tellSendersLost(connection: Connection): Promise<void> {
  const { rows } = await connection.query<EmailSender & { account: string }>(
    `select account_id as account, ${quotedColumns('email_sender').join(', ')} from email_sender
     where deleted_at is null and (has_password or has_imap_password or granted is not null or dkim is not null)
     order by account_id, id for update`,
  )
  const lost = { has_password: false, has_imap_password: false, granted: null, dkim: null, tested: null }
  for (const account of new Set(rows.map((row) => row.account)))
    await writeServerRows(
      connection,
      account,
      'email_sender',
      rows.filter((row) => row.account === account).map(({ account: _, ...sender }) => ({ ...sender, ...lost })),
    )
  await connection.query(
    'update email_sender set has_password = false, has_imap_password = false, granted = null, dkim = null where deleted_at is not null',
  )
}
