import type { Consent } from '#domain/contacts/companions/consent'
import type { Connection } from '../../db/connect.ts'
import { ownedContact } from '../../email/inboundProcessing/optOut.ts'
import { changeServerRows } from '../../sync/serverRows.ts'
import { quotedColumns } from '../../sync/tables.ts'
import type { OurText } from './takeMessage.ts'

/** How the record of a consent says that it was withdrawn. */
export const stopEvidence = 'SMS: STOP'

/** What STOP made is undone; what the person said elsewhere stays. */
export async function liftStop(
  connection: Connection,
  account: string,
  number: string,
  ours: OurText | null,
): Promise<void> {
  const { rows } = await connection.query<{ stopped_at: number }>(
    `delete from sms_stop where account_id = $1 and number = $2
     returning (extract(epoch from stopped_at) * 1000)::bigint as stopped_at`,
    [account, number],
  )
  const contact = rows[0] && ours && (await ownedContact(connection, ours))
  if (!contact) return
  const { rows: consents } = await connection.query<Consent>(
    `select ${quotedColumns('consent').join(', ')} from consent
     where account_id = $1 and contact_id = $2 and withdrawn_at = $3 and deleted_at is null`,
    [account, contact.id, rows[0]!.stopped_at],
  )
  const [made, ended] = [
    consents.filter(({ evidence }) => evidence === stopEvidence),
    consents.filter(({ evidence }) => evidence !== stopEvidence),
  ]
  await changeServerRows(connection, account, [
    {
      entity: 'consent',
      puts: ended.map((row) => ({ ...row, withdrawn_at: null, belongto: contact.belongto })),
      removes: made.map(({ id }) => id),
    },
  ])
}
