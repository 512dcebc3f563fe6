import { kindOfValue } from '#domain/campaigns/suppression'
import type { Connection } from '../../db/connect.ts'

/** Somebody by everything that they can be reached at: addresses in lower case, numbers, and ids of WhatsApp. */
export type KeyedContact = { id: string; belongto: string; keys: string[] }

const keyed = `id, belongto, array(select lower(key) from unnest(addresses_of(phones, emails)) key
  union all select one ->> 'value' from jsonb_array_elements(identities) one where one ->> 'kind' = 'bsuid') as keys`

/** Contacts that have one of these addresses or numbers, found by the index `contact_addresses`, or one of these ids. */
export async function contactsWith(
  connection: Connection,
  account: string,
  values: readonly string[],
): Promise<KeyedContact[]> {
  const { rows } = await connection.query<KeyedContact>(
    `select ${keyed} from contact
     where account_id = $1 and addresses_of(phones, emails) && $2::text[] and deleted_at is null order by id`,
    [account, values],
  )
  const ids = values.filter((value) => kindOfValue(value) === 'whatsapp')
  return ids.length ? [...rows, ...(await contactsKnownAs(connection, account, { ids, but: rows }))] : rows
}

type KnownAs = { ids: readonly string[]; but: readonly KeyedContact[] }

/** Found by the index `channel_identity_bsuid`: whom their peers are taken for. */
async function contactsKnownAs(
  connection: Connection,
  account: string,
  { ids, but }: KnownAs,
): Promise<KeyedContact[]> {
  const { rows } = await connection.query<{ contact: string }>(
    `select distinct p.contact_id as contact from channel_identity i
     join peer p on p.account_id = i.account_id and p.id = i.peer_id and p.contact_id is not null
     where i.account_id = $1 and i.kind = 'bsuid' and i.value = any($2::text[])`,
    [account, ids],
  )
  const known = new Set(but.map(({ id }) => id))
  const others = rows.flatMap(({ contact }) => (known.has(contact) ? [] : contact))
  return others.length ? contactsById(connection, account, others) : []
}

export async function contactsById(
  connection: Connection,
  account: string,
  ids: readonly string[],
): Promise<KeyedContact[]> {
  const { rows } = await connection.query<KeyedContact>(
    `select ${keyed} from contact where account_id = $1 and id = any($2::uuid[]) and deleted_at is null order by id`,
    [account, ids],
  )
  return rows
}
