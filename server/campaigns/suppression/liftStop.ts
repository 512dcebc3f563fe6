import { kindOfValue, type SuppressionRow } from '#domain/campaigns/suppression'
import type { Consent } from '#domain/contacts/companions/consent'
import type { Connection } from '../../db/connect.ts'
import { changeServerRows, type ServerChange } from '../../sync/serverRows.ts'
import { quotedColumns } from '../../sync/tables.ts'
import { mergeTargetsOf } from '../mergeTargets.ts'
import { contactsById, contactsWith, type KeyedContact } from './keys.ts'

/** How the record of a consent says that it was withdrawn, by the channel over which that was said. */
export const stopEvidence = { sms: 'SMS: STOP', whatsapp: 'WhatsApp: STOP' } as const
const isStop = (evidence: string) => (Object.values(stopEvidence) as string[]).includes(evidence)

/** What STOP made is undone; what the person said elsewhere stays. False: there was no STOP. */
/** `said`: the number that START came from, or the id of somebody who hides it. */
export async function liftStop(connection: Connection, account: string, said: string): Promise<boolean> {
  const stop = await stopOf(connection, account, said)
  if (!stop) return false
  const contacts = await contactsOf(connection, account, { ...stop, said })
  await changeServerRows(connection, account, [
    { entity: 'suppression', removes: await madeWith(connection, account, { stop, contacts }) },
    { entity: 'consent', ...(await consentsBefore(connection, account, { stop, contacts })) },
  ])
  return true
}

type Stop = Pick<SuppressionRow, 'id' | 'contact' | 'created_at'>
type StopContext = { stop: Stop; contacts: readonly KeyedContact[] }

async function stopOf(connection: Connection, account: string, said: string): Promise<Stop | null> {
  const { rows } = await connection.query<Stop>(
    `select id, contact, created_at from suppression
     where account_id = $1 and kind = $3 and value = $2 and reason = 'stopped' and deleted_at is null`,
    [account, said, kindOfValue(said)],
  )
  return rows[0] ?? null
}

async function contactsOf(
  connection: Connection,
  account: string,
  { contact, said }: Stop & { said: string },
): Promise<KeyedContact[]> {
  if (contact === null) return contactsWith(connection, account, [said])
  const targets = await mergeTargetsOf(connection, account, [contact])
  const ids = new Set([contact, targets.get(contact) ?? contact])
  return contactsById(connection, account, [...ids])
}

/** What was put on the list for the same people at the same moment. */
async function madeWith(connection: Connection, account: string, { stop, contacts }: StopContext): Promise<string[]> {
  const { rows } = await connection.query<{ id: string }>(
    `select id from suppression
     where account_id = $1 and created_at = $2 and reason = 'stopped' and deleted_at is null
       and (id = $3 or contact = any($4::uuid[]))`,
    [account, stop.created_at, stop.id, [...contacts.map(({ id }) => id), ...(stop.contact ? [stop.contact] : [])]],
  )
  return rows.map(({ id }) => id)
}

async function consentsBefore(
  connection: Connection,
  account: string,
  { stop, contacts }: StopContext,
): Promise<Pick<ServerChange, 'puts' | 'removes'>> {
  const { rows } = await connection.query<Consent>(
    `select ${quotedColumns('consent').join(', ')} from consent
     where account_id = $1 and contact_id = any($2::uuid[]) and withdrawn_at = $3 and deleted_at is null`,
    [account, contacts.map(({ id }) => id), stop.created_at],
  )
  const owners = new Map(contacts.map(({ id, belongto }) => [id, belongto]))
  const ended = rows.filter(({ evidence }) => !isStop(evidence))
  return {
    puts: ended.map((row) => ({ ...row, withdrawn_at: null, belongto: owners.get(row.contact_id) })),
    removes: rows.filter(({ evidence }) => isStop(evidence)).map(({ id }) => id),
  }
}
