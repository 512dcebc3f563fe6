import type { SkipReason } from '#domain/campaigns/receivers'
import type { EmailSuppression } from '#domain/campaigns/suppression'
import { type Consent, type ConsentChannel, consentStateOf } from '#domain/contacts/companions/consent'
import { changeReceivers, type ReceiverChange } from '../../campaigns/ledger/changeReceivers.ts'
import { deliveredChange } from '../../campaigns/ledger/deliveredChange.ts'
import { writeContactDeltas } from '../../campaigns/ledger/deltas.ts'
import type { ReceiverRow } from '../../campaigns/ledger/receiver.ts'
import { mergeTargetsOf } from '../../campaigns/mergeTargets.ts'
import type { Connection } from '../../db/connect.ts'
import { serverNow } from '../../people/serverNow.ts'
import { newIdAt } from '../../sync/newId.ts'
import { changeServerRows, type ServerChange } from '../../sync/serverRows.ts'
import { quotedColumns } from '../../sync/tables.ts'

/** One mail of ours, by its row in the ledger. */
export type OurMail = Pick<ReceiverRow, 'id' | 'account' | 'task' | 'contact' | 'address'>

type OptOut = {
  reason: 'unsubscribed' | 'complained'
  /** over which nothing more is wanted */
  channels: readonly ConsentChannel[]
  /** how it was said, as the record of the consent has it */
  evidence: string
}

/**
 * Somebody wants no more: at once nothing more goes to this address, nor to another one of the same contact. Said again,
 * it changes nothing.
 */
export async function recordOptOut(connection: Connection, mail: OurMail, said: OptOut): Promise<void> {
  const waiting = await waitingFor(connection, mail, { wholeContact: true })
  const now = await serverNow(connection)
  const field = `${said.reason}_at` as const
  await changeReceivers(connection, [mail.id, ...waiting], (row, at) => {
    if (row.id !== mail.id) return suppressed(row, 'saidNo')
    if (row[field] !== null) return null
    const { fields, ...rest } = suppressed(row, 'saidNo') ?? deliveredChange(row, at)
    return { ...rest, fields: { ...fields, [field]: at } }
  })
  await changeServerRows(connection, mail.account, [
    { entity: 'suppression', puts: await suppressionOf(connection, mail, said.reason, now) },
    { entity: 'consent', puts: await withdrawnConsents(connection, mail, said, now) },
  ])
}

const suppressed = ({ status }: ReceiverRow, reason: SkipReason): ReceiverChange | null =>
  status === 'waiting' || status === 'held' ? { event: 'suppress', fields: { reason } } : null

/** Receivers at this address, or of this contact, that have not been written to yet. */
async function waitingFor(
  connection: Connection,
  { account, address, contact }: OurMail,
  { wholeContact }: { wholeContact: boolean },
): Promise<string[]> {
  const { rows } = await connection.query<{ id: string }>(
    `select id from campaign_receiver
     where account_id = $1 and status in ('waiting', 'held') and (address = $2 or ($4 and contact_id = $3))`,
    [account, address, contact, wholeContact],
  )
  return rows.map(({ id }) => id)
}

/** Suppresses the waiting receivers of an address that does not work. */
export async function suppressWaiting(connection: Connection, mail: OurMail, reason: SkipReason): Promise<void> {
  const waiting = await waitingFor(connection, mail, { wholeContact: false })
  await changeReceivers(connection, waiting, (row) => suppressed(row, reason))
}

/** None where the same is known of the address already. */
export async function suppressionOf(
  connection: Connection,
  { account, address: email, contact, task }: OurMail,
  reason: EmailSuppression['reason'],
  now: number,
): Promise<EmailSuppression[]> {
  // Of somebody who was erased there is none any more, and `erased_address` keeps them out.
  if (!email.includes('@')) return []
  const { rowCount } = await connection.query(
    'select from suppression where account_id = $1 and email = $2 and reason = $3 and deleted_at is null',
    [account, email, reason],
  )
  const stamps = { created_by: null, created_at: now, updated_at: now }
  return rowCount ? [] : [{ id: newIdAt(now), email, note: '', reason, contact, task, ...stamps }]
}

/** Lifts the bounce suppression of an address that works after all. An unsubscription or complaint stays. */
export async function liftBounceSuppression(
  connection: Connection,
  { account, contact, address: email }: Pick<OurMail, 'account' | 'contact' | 'address'>,
): Promise<ServerChange> {
  const { rows } = await connection.query<{ id: string }>(
    `select id from suppression where account_id = $1 and email = $2 and reason = 'bounced' and deleted_at is null`,
    [account, email],
  )
  if (rows.length)
    await writeContactDeltas(connection, [
      { account, contact, sends: 0, engagement: null, invalid_email: null, revived_email: email, informs: null },
    ])
  return { entity: 'suppression', removes: rows.map(({ id }) => id) }
}

/** What holds of each channel is withdrawn; where nothing is written down, that nothing is wanted there. */
async function withdrawnConsents(
  connection: Connection,
  mail: OurMail,
  { channels, evidence }: OptOut,
  now: number,
): Promise<NonNullable<ServerChange['puts']>> {
  const contact = await ownedContact(connection, mail)
  if (!contact) return []
  const { rows } = await connection.query<Consent>(
    `select ${quotedColumns('consent').join(', ')} from consent
     where account_id = $1 and contact_id = $2 and deleted_at is null`,
    [mail.account, contact.id],
  )
  const { belongto } = contact
  const ended = rows
    .filter(({ channel, withdrawn_at }) => withdrawn_at === null && channels.includes(channel))
    .map((row) => ({ ...row, withdrawn_at: now, updated_at: now, belongto }))
  const objections = channels
    .filter((channel) => consentStateOf(rows, channel).kind === 'unknown')
    .map((channel) => ({
      id: newIdAt(now),
      contact_id: contact.id,
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

export type OwnedContact = { id: string; belongto: string }

/** The contact of a mail, or the one that it became part of; null where it is not there any more. */
export async function ownedContact(
  connection: Connection,
  { account, contact }: Pick<OurMail, 'account' | 'contact'>,
): Promise<OwnedContact | null> {
  const mergeTargets = await mergeTargetsOf(connection, account, [contact])
  const { rows } = await connection.query<OwnedContact>(
    'select id, belongto from contact where account_id = $1 and id = $2 and deleted_at is null',
    [account, mergeTargets.get(contact) ?? contact],
  )
  return rows[0] ?? null
}
