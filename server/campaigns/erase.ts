import { changeReceivers } from '../campaigns/ledger/changeReceivers.ts'
import { bareReceivers } from '../campaigns/ledger/traces.ts'
import type { Connection } from '../db/connect.ts'
import { isNamedIn } from '../erasure/dossier.ts'
import type { Dossier } from '../erasure/personData.ts'
import { isAbout } from '../erasure/scrub.ts'

/** The person whose mails are meant: their contacts' ids, and the addresses that no other contact has. */
export type MailsOf = { account: string; contacts: readonly string[]; addresses: readonly string[] }

// Who got a mail, or waits for one, and who is left out are found by two small indexes.
const ofPerson = `account_id = $1 and (contact_id = any($2::uuid[])
  or address = any($3::text[]) and status <> 'suppressed' or address = any($3::text[]) and status = 'suppressed')`

export const mailsOfPerson = (account: string, { found, person }: Dossier): MailsOf => ({
  account,
  contacts: found.contacts.map(({ row }) => row.id),
  addresses: [...person.addresses],
})

/** The mails that were or would be sent to somebody, in the order in which everybody locks them. */
export async function erasedMails(
  connection: Connection,
  { account, contacts, addresses }: MailsOf,
): Promise<string[]> {
  const { rows } = await connection.query<{ id: string }>(
    `select id from campaign_receiver where ${ofPerson} order by id`,
    [account, contacts, addresses],
  )
  return rows.map(({ id }) => id)
}

/**
 * Nothing more goes to them, and what did no longer says to whom. A row stays for each, because it was sent and counted,
 * without its address, its contact, and what servers and browsers said. That they are not written to again is kept by
 * `erased_address`.
 */
export async function eraseMails(connection: Connection, person: MailsOf): Promise<number> {
  const { account, contacts, addresses } = person
  const ids = await erasedMails(connection, person)
  await changeReceivers(connection, ids, ({ status }) =>
    status === 'waiting' || status === 'held' ? { event: 'suppress', fields: { reason: 'erased' } } : null,
  )
  await bareReceivers(connection, ids)
  await connection.query(
    `update campaign_receiver set address = 'erased ' || id, contact_id = gen_random_uuid() where id = any($1::uuid[])`,
    [ids],
  )
  await connection.query(`update campaign_attempt set answer = '' where receiver_id = any($1::uuid[])`, [ids])
  await connection.query('delete from sms_link where account_id = $1 and receiver_id = any($2::uuid[])', [account, ids])
  await connection.query('delete from sms_text where account_id = $1 and receiver_id = any($2::uuid[])', [account, ids])
  // Where the person stood in a sequence.
  await connection.query(
    `delete from campaign_place where account_id = $1 and (contact_id = any($2::uuid[]) or address = any($3::text[]))`,
    [account, contacts, addresses],
  )
  await connection.query('delete from campaign_contact_delta where account_id = $1 and contact_id = any($2::uuid[])', [
    account,
    contacts,
  ])
  return ids.length
}

/** Locks the email tasks that filter by an address of the person, and returns their ids. */
export async function tasksAsking(connection: Connection, account: string, { person }: Dossier): Promise<string[]> {
  const { rows } = await connection.query<{ id: string; filter: unknown }>(
    `select id, audience -> 'filter' as filter from campaign_task
     where account_id = $1 and ${isNamedIn(`audience ->> 'filter'`)} order by id for update`,
    [account, [...person.addresses]],
  )
  return rows.filter(({ filter }) => isAbout(filter, person)).map(({ id }) => id)
}

/** A filter with one question less may find many more: it finds nobody from now on, as a saved view is gone. */
export async function emptyFilters(
  connection: Connection,
  account: string,
  tasks: readonly string[],
  seq: number,
): Promise<void> {
  await connection.query(
    `update campaign_task set audience = jsonb_set(audience, '{filter}', 'null'), rev = $3
     where account_id = $1 and id = any($2::uuid[])`,
    [account, tasks, seq],
  )
}
