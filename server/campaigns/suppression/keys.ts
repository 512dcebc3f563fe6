import type { Connection } from '../../db/connect.ts'

/** Somebody by everything that they can be reached at: addresses in lower case, and numbers. */
export type KeyedContact = { id: string; belongto: string; keys: string[] }

const keyed = `id, belongto, array(select lower(key) from unnest(addresses_of(phones, emails)) key) as keys`

/** Contacts that have one of these addresses or numbers, found by the index `contact_addresses`. */
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
  return rows
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
