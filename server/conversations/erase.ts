import type { Connection } from '../db/connect.ts'
import type { Dossier } from '../erasure/personData.ts'
import { dropMessageWork } from './messageWork.ts'
import { retireThreadRows } from './threads.ts'

type PersonThreads = { peers: string[]; threads: string[]; messages: string[]; notes: string[] }

/** The peers that are this person: those that are taken for one of their contacts, and those with an address that nobody else has. */
export async function threadsOfPerson(
  connection: Connection,
  account: string,
  { found, person }: Dossier,
): Promise<PersonThreads> {
  const { rows } = await connection.query<{ id: string }>(
    `select p.id from peer p where p.account_id = $1 and (p.contact_id = any($2::uuid[]) or exists (
       select from channel_identity i where i.account_id = $1 and i.peer_id = p.id and i.value = any($3::text[])))
     union
     select m.peer_id from peer_merge m where m.account_id = $1 and m.from_contact = any($2::uuid[])`,
    [account, found.contacts.map(({ row }) => row.id), [...person.addresses]],
  )
  const peers = rows.map(({ id }) => id)
  const idsOf = async (sql: string) =>
    (await connection.query<{ id: string }>(sql, [account, peers])).rows.map(({ id }) => id)
  const inThreads =
    'conversation_id in (select c.id from conversation c where c.account_id = $1 and c.peer_id = any($2::uuid[]))'
  return {
    peers,
    threads: await idsOf(
      'select id from conversation where account_id = $1 and peer_id = any($2::uuid[]) order by id for update',
    ),
    messages: await idsOf(`select id from message where account_id = $1 and ${inThreads}`),
    notes: await idsOf(`select id from conversation_note where account_id = $1 and ${inThreads}`),
  }
}

/** What was said with a person, and that they are known: devices let it go as well. */
export async function eraseThreads(
  connection: Connection,
  account: string,
  { peers, threads, messages, notes }: PersonThreads,
  seq: number,
): Promise<void> {
  await dropMessageWork(connection, account, messages)
  await connection.query('delete from whatsapp_read where account_id = $1 and conversation_id = any($2::uuid[])', [
    account,
    threads,
  ])
  await connection.query(
    `delete from provider_ref where account_id = $1 and object = 'message' and object_id = any($2::uuid[])`,
    [account, messages],
  )
  await retireThreadRows(connection, account, { entity: 'message', ids: messages }, seq)
  await retireThreadRows(connection, account, { entity: 'conversation_note', ids: notes }, seq)
  const { rows: seen } = await connection.query<{ id: string }>(
    'select id from conversation_seen where account_id = $1 and conversation_id = any($2::uuid[])',
    [account, threads],
  )
  await retireThreadRows(connection, account, { entity: 'conversation_seen', ids: seen.map(({ id }) => id) }, seq)
  await retireThreadRows(connection, account, { entity: 'conversation', ids: threads }, seq)
  await connection.query('delete from channel_identity where account_id = $1 and peer_id = any($2::uuid[])', [
    account,
    peers,
  ])
  await connection.query('delete from peer_merge where account_id = $1 and peer_id = any($2::uuid[])', [account, peers])
  await connection.query('delete from peer where account_id = $1 and id = any($2::uuid[])', [account, peers])
}
