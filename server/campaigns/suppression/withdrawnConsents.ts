import { type Consent, type ConsentChannel, consentStateOf } from '#domain/contacts/companions/consent'
import type { Connection } from '../../db/connect.ts'
import { newIdAt } from '../../sync/newId.ts'
import type { ServerChange } from '../../sync/serverRows.ts'
import { quotedColumns } from '../../sync/tables.ts'
import type { OwnedContact } from '../ownedContact.ts'

type Objection = { channels: readonly ConsentChannel[]; evidence: string }

/** What holds of each channel is withdrawn; where nothing is written down, that nothing is wanted there. */
export async function withdrawnConsents(
  connection: Connection,
  { account, contacts }: { account: string; contacts: readonly OwnedContact[] },
  said: Objection,
  now: number,
): Promise<NonNullable<ServerChange['puts']>> {
  const { rows } = await connection.query<Consent>(
    `select ${quotedColumns('consent').join(', ')} from consent
     where account_id = $1 and contact_id = any($2::uuid[]) and deleted_at is null`,
    [account, contacts.map(({ id }) => id)],
  )
  return contacts.flatMap((contact) =>
    withdrawnOf(
      contact,
      rows.filter(({ contact_id }) => contact_id === contact.id),
      said,
      now,
    ),
  )
}

function withdrawnOf(
  { id: contact_id, belongto }: OwnedContact,
  rows: readonly Consent[],
  { channels, evidence }: Objection,
  now: number,
) {
  const ended = rows
    .filter(({ channel, withdrawn_at }) => withdrawn_at === null && channels.includes(channel))
    .map((row) => ({ ...row, withdrawn_at: now, updated_at: now, belongto }))
  const objections = channels
    .filter((channel) => consentStateOf(rows, channel).kind === 'unknown')
    .map((channel) => ({
      id: newIdAt(now),
      contact_id,
      channel,
      basis: 'legitimateInterests' as const,
      evidence,
      given_at: now,
      withdrawn_at: now,
      created_by: belongto,
      created_at: now,
      updated_at: now,
      belongto,
    }))
  return [...ended, ...objections]
}
