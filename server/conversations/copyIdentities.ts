import type { Contact } from '#domain/contacts/contact'
import { limits } from '#domain/limits'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { nextSeq } from '../sync/serverRows.ts'

const atOnce = 200
/** As `carriedOf` puts them. */
const inOrder = (from: string) => `${from}.kind <> 'username', ${from}.kind collate "C", ${from}.value collate "C"`

/**
 * Contacts carry under what channels know them, beside their phones and mail addresses: what was learned, joined, merged, undone or
 * erased since is copied to them. Who a contact is was decided before (`followContacts`). False: nothing was left.
 */
export async function copyIdentities(database: Database): Promise<boolean> {
  const { rows } = await database.pool.query<{ account: string }>(
    'select distinct account_id as account from identity_change limit 20',
  )
  for (const { account } of rows) await asSystem(database, (connection) => copySome(connection, account))
  return rows.length > 0
}

async function copySome(connection: Connection, account: string): Promise<void> {
  const { rows: noted } = await connection.query<{ id: number; contact: string }>(
    'select id, contact_id as contact from identity_change where account_id = $1 order by id limit $2',
    [account, atOnce],
  )
  const contacts = [...new Set(noted.map(({ contact }) => contact))]
  await connection.query(
    'select from contact where account_id = $1 and id = any($2::uuid[]) and deleted_at is null order by id for update',
    [account, contacts],
  )
  const changed = await differing(connection, account, contacts)
  if (changed.length > 0) {
    const seq = await nextSeq(connection, account)
    // What was learned before the counter was taken is in it.
    await connection.query(
      `update contact c set identities = t.identities, rev = $3
       from jsonb_to_recordset($2::jsonb) as t (id uuid, identities jsonb)
       where c.account_id = $1 and c.id = t.id and c.deleted_at is null`,
      [account, JSON.stringify(await differing(connection, account, contacts)), seq],
    )
  }
  await connection.query('delete from identity_change where account_id = $1 and id = any($2::bigint[])', [
    account,
    noted.map(({ id }) => id),
  ])
}

type ContactNames = Pick<Contact, 'id' | 'identities'>

/** What these contacts are called by channels now, where they say something else. */
async function differing(
  connection: Connection,
  account: string,
  contacts: readonly string[],
): Promise<ContactNames[]> {
  const { rows } = await connection.query<ContactNames>(
    `select c.id, called.identities from contact c cross join lateral (
       select jsonb_agg(jsonb_build_object('kind', one.kind, 'value', one.value) order by ${inOrder('one')}) as identities
       from (
         select i.kind, i.value
         from peer p join channel_identity i on i.account_id = p.account_id and i.peer_id = p.id
         where p.account_id = $1 and p.contact_id = c.id and i.replaced_by is null and is_carried(i.identity_scope, i.kind)
         group by i.kind, i.value order by ${inOrder('i')} limit $3) one) called
     where c.account_id = $1 and c.id = any($2::uuid[]) and c.deleted_at is null
       and c.identities is distinct from called.identities`,
    [account, contacts, limits.identitiesPerContact],
  )
  return rows
}
