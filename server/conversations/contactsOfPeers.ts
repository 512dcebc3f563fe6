import { type Contact, newContact } from '#domain/contacts/contact'
import {
  type CarriedIdentity,
  type ChannelIdentity,
  phoneOfIdentity,
  shownIdentity,
  toldName,
} from '#domain/conversations/identity'
import { limits } from '#domain/limits'
import type { Connection } from '../db/connect.ts'
import { newIdAt } from '../sync/newId.ts'
import { writeServerRows } from '../sync/serverRows.ts'

export type PeerContact = { id: string; belongto: string; name: string }

/** As a contact has it: a number, or a mail address; null: contacts have no such identity. */
export const addressOfIdentity = (identity: ChannelIdentity): string | null =>
  phoneOfIdentity(identity) ?? (identity.kind === 'email' ? identity.value : null)

/** Contacts that have these numbers and mail addresses, by address. */
export async function contactsByAddress(
  connection: Connection,
  account: string,
  addresses: readonly string[],
): Promise<Map<string, PeerContact[]>> {
  if (!addresses.length) return new Map()
  const { rows } = await connection.query<PeerContact & { address: string }>(
    `select c.id, c.belongto, c.name, one as address from contact c cross join lateral unnest(addresses_of(c.phones, c.emails)) one
     where c.account_id = $1 and c.deleted_at is null and addresses_of(c.phones, c.emails) && $2::text[]
       and one = any($2::text[]) order by c.id`,
    [account, addresses],
  )
  return new Map(
    [...Map.groupBy(rows, ({ address }) => address)].map(([address, some]) => [
      address,
      [...new Map(some.map(({ id, belongto, name }) => [id, { id, belongto, name }])).values()],
    ]),
  )
}

/** The contacts that peers are taken for, by peer; one that was deleted is none. */
export async function contactsOfPeers(
  connection: Connection,
  account: string,
  peers: readonly string[],
): Promise<Map<string, PeerContact>> {
  if (!peers.length) return new Map()
  const { rows } = await connection.query<PeerContact & { peer: string }>(
    `select p.id as peer, c.id, c.belongto, c.name from peer p join contact c on c.account_id = p.account_id and c.id = p.contact_id
     where p.account_id = $1 and p.id = any($2::uuid[]) and c.deleted_at is null`,
    [account, peers],
  )
  return new Map(rows.map(({ peer, ...contact }) => [peer, contact]))
}

/** Those whose contact has just been merged or deleted: what they are taken for is about to be found out (`followContacts`). */
export async function peersToFollow(
  connection: Connection,
  account: string,
  peers: readonly string[],
): Promise<Set<string>> {
  const { rows } = await connection.query<{ id: string }>(
    'select id from peer where account_id = $1 and id = any($2::uuid[]) and is_stale',
    [account, peers],
  )
  return new Set(rows.map(({ id }) => id))
}

/** So many strangers become contacts in an hour: more is somebody's program. */
const strangersPerHour = 200

export async function strangersLeft(connection: Connection, account: string): Promise<number> {
  const { rows } = await connection.query<{ left: number }>(
    `select case when a.writers_become_contacts then greatest(0, $2::int - (select count(*) from peer p
       where p.account_id = a.id and p.contact_made_at > server_now() - interval '1 hour'))::int else 0 end as left
     from account a where a.id = $1`,
    [account, strangersPerHour],
  )
  return rows[0]!.left
}

/** What a channel tells of somebody unknown. `address`: a number or a mail address; null: it tells of none. */
export type Stranger = { address: string | null; identities: readonly CarriedIdentity[]; name: string }

/** Somebody unknown as a contact that has nothing but what the channel tells. */
export function strangerContact(stranger: Stranger, belongto: string, now: number): Contact {
  const { address, identities } = stranger
  const reach = address === null ? {} : reachedAt(address)
  const known = identities.slice(0, limits.identitiesPerContact)
  return {
    ...newContact(newIdAt(now), { ...reach, name: strangerName(stranger) }, belongto, now),
    identities: known.length > 0 ? known : null,
  }
}

const reachedAt = (address: string) =>
  address.includes('@')
    ? { emails: [{ email: address, is_valid: 'toVerify' as const }] }
    : { phones: [{ full_number: address, is_wt: 'unvalidated' as const }] }

function strangerName({ name, address, identities }: Stranger): string {
  const first = identities[0]
  return toldName(name) || (address === null && first ? shownIdentity(first) : '')
}

/** Whom peers are taken for from now on, and new contacts among them. */
export async function takePeersFor(
  connection: Connection,
  account: string,
  chosen: ReadonlyMap<string, PeerContact>,
  made: ReadonlyMap<string, Contact>,
): Promise<void> {
  if (made.size) await writeServerRows(connection, account, 'contact', [...made.values()])
  if (!chosen.size) return
  await connection.query(
    `update peer p set contact_id = c.id, contact_known = contact_facts(c.belongto, c.name, c.deleted_at),
       contact_made_at = case when t.made then server_now() else p.contact_made_at end
     from jsonb_to_recordset($2::jsonb) as t (peer uuid, contact uuid, made boolean)
     join contact c on c.account_id = $1 and c.id = t.contact
     where p.account_id = $1 and p.id = t.peer`,
    [
      account,
      JSON.stringify([...chosen].map(([peer, contact]) => ({ peer, contact: contact.id, made: made.has(peer) }))),
    ],
  )
}
