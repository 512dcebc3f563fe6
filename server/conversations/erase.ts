import type { Connection } from '../db/connect.ts'
import type { Dossier } from '../erasure/personData.ts'
import { deleteThreads } from './deleteThreads.ts'

type PersonThreads = { peers: string[]; threads: string[] }

/**
 * The peers that are this person: those that are taken for one of their contacts, and those with an address that nobody else has. A
 * user's private chat with them is no data of the company's: nobody is told of it, and it stays.
 */
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
  return {
    peers,
    threads: await idsOf(
      `select id from conversation where account_id = $1 and peer_id = any($2::uuid[]) and access = 'company' order by id for update`,
    ),
  }
}

/** What was said with a person, and that they are known: devices let it go as well. */
export async function eraseThreads(
  connection: Connection,
  account: string,
  { peers, threads }: PersonThreads,
  seq: number,
): Promise<void> {
  await deleteThreads(connection, account, threads, seq)
  const { rows } = await connection.query<{ peer: string }>(
    'select distinct peer_id as peer from conversation where account_id = $1 and peer_id = any($2::uuid[]) and deleted_at is null',
    [account, peers],
  )
  const kept = rows.map(({ peer }) => peer)
  const gone = peers.filter((peer) => !kept.includes(peer))
  await connection.query('delete from channel_identity where account_id = $1 and peer_id = any($2::uuid[])', [
    account,
    gone,
  ])
  await connection.query('delete from peer_merge where account_id = $1 and peer_id = any($2::uuid[])', [account, peers])
  await connection.query('delete from peer where account_id = $1 and id = any($2::uuid[])', [account, gone])
  await connection.query(
    'update peer set contact_id = null, contact_known = null where account_id = $1 and id = any($2::uuid[])',
    [account, kept],
  )
}
