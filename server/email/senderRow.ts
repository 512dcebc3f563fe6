import type { EmailSender } from '#domain/email/sender/sender'
import { AppError } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem, withScope } from '../db/scope.ts'
import { writeServerRows } from '../sync/serverRows.ts'
import { quotedColumns } from '../sync/tables.ts'

const columns = quotedColumns('email_sender').join(', ')

/** A sender that this user may see; one of somebody else is as one that is not there. */
export async function findSender(database: Database, user: Actor, id: string): Promise<EmailSender> {
  const { rows } = await withScope(database, user, (connection) =>
    connection.query<EmailSender>(
      `select ${columns} from email_sender where account_id = $1 and id = $2 and deleted_at is null`,
      [user.account, id],
    ),
  )
  if (!rows[0]) throw new AppError('notFound')
  return rows[0]
}

/** What only the server says of a sender. */
type ServerFields = Partial<
  Pick<EmailSender, 'has_password' | 'has_imap_password' | 'granted' | 'dkim' | 'report' | 'tested' | 'warm_up'>
>
type SenderChange = { account: string; id: string; by: Pick<Actor, 'user' | 'role'> | null }

/**
 * Changes what the server says of a sender, upon its row as it is now; nothing where `change` gives null. `by`: a user,
 * whose sender it has to be; null: the server itself. False: it is not there any more.
 */
export const changeSender = (
  database: Database,
  { account, id, by }: SenderChange,
  change: (sender: EmailSender, connection: Connection) => Promise<ServerFields | null>,
): Promise<boolean> =>
  asSystem(database, async (connection) => {
    const { rows } = await connection.query<EmailSender>(
      `select ${columns} from email_sender where account_id = $1 and id = $2 and deleted_at is null
       and ($3::uuid is null or belongto = $3) for update`,
      [account, id, by?.role === 'sub' ? by.user : null],
    )
    const [sender] = rows
    if (!sender) return false
    const fields = await change(sender, connection)
    if (fields) await writeServerRows(connection, account, 'email_sender', [{ ...sender, ...fields }])
    return true
  })
