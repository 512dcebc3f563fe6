import type { ConversationSettings } from '#domain/conversations/calls'
import type { Connection } from '../../db/connect.ts'
import { recordOperation } from '../../operation.ts'
import type { By } from '../../people/manage.ts'

export async function readConversationSettings(connection: Connection, account: string): Promise<ConversationSettings> {
  const { rows } = await connection.query<ConversationSettings>(
    'select writers_become_contacts, message_months from account where id = $1',
    [account],
  )
  return rows[0]!
}

/** What is not said stays as it is. Months that are kept no longer are closed within the hour, and do not come back. */
export async function changeConversationSettings(
  connection: Connection,
  by: By,
  {
    writers_become_contacts,
    message_months,
  }: { [Key in keyof ConversationSettings]?: ConversationSettings[Key] | undefined },
): Promise<void> {
  const before = await readConversationSettings(connection, by.account)
  await connection.query(
    `update account set writers_become_contacts = coalesce($2, writers_become_contacts),
       message_months = coalesce($3, message_months) where id = $1`,
    [by.account, writers_become_contacts ?? null, message_months ?? null],
  )
  const after = await readConversationSettings(connection, by.account)
  await recordOperation(connection, { ...by, action: 'conversation.settings', detail: { before, after } })
}
