import type { Conversation } from '#domain/conversations/conversation'
import type { ChannelIdentity } from '#domain/conversations/identity'
import { PeerBook, type PeerRow, type SpellingRow } from '#domain/conversations/peerBook'
import type { Connection } from '../db/connect.ts'

/** Who reads whom identities belong to, and means to write more of it, does so alone in its company until its transaction ends. */
export const lockPeers = (connection: Connection, account: string) =>
  connection.query(`select pg_advisory_xact_lock(hashtextextended('peers ' || $1, 0))`, [account])

/** Whose these identities are, with all other identities of those peers. */
export async function readPeerBook(
  connection: Connection,
  account: string,
  scope: string,
  identities: readonly ChannelIdentity[],
): Promise<PeerBook> {
  const { rows: spellings } = await connection.query<SpellingRow>(
    // From what was asked to the peers and from them to their identities, one index look each, whatever is known of sizes.
    `select i.kind, i.value, i.peer_id as peer, i.source, (extract(epoch from i.first_seen) * 1000)::bigint as first_seen,
       (extract(epoch from i.last_seen) * 1000)::bigint as last_seen, i.replaced_by, i.merged_from
     from (
       select distinct known.peer_id from jsonb_to_recordset($3::jsonb) as asked (kind text, value text)
       cross join lateral (select k.peer_id from channel_identity k
         where k.account_id = $1 and k.identity_scope = $2 and k.kind = asked.kind and k.value = asked.value limit 1) known
     ) met cross join lateral (select * from channel_identity theirs
       where theirs.account_id = $1 and theirs.peer_id = met.peer_id and theirs.identity_scope = $2 offset 0) i
     order by i.kind, i.value`,
    [account, scope, JSON.stringify(identities)],
  )
  const { rows: peers } = await connection.query<PeerRow>(
    `select id, (extract(epoch from created_at) * 1000)::bigint as made, joined_into from peer
     where account_id = $1 and identity_scope = $2 and id = any($3::uuid[])`,
    [
      account,
      scope,
      [...new Set(spellings.flatMap(({ peer, merged_from }) => [peer, ...(merged_from ? [merged_from] : [])]))],
    ],
  )
  return new PeerBook(scope, spellings, peers)
}

/** What was learned; once the account's counter is taken, because a peer is also changed by who has it. */
export async function writePeerBook(connection: Connection, account: string, book: PeerBook): Promise<void> {
  const { spellings, peers } = book.changes()
  if (peers.length)
    await connection.query(
      `insert into peer (account_id, id, identity_scope, joined_into, created_at)
       select $1, p.id, $2, p.joined_into, to_timestamp(p.made / 1000.0)
       from jsonb_to_recordset($3::jsonb) as p (id uuid, joined_into uuid, made bigint)
       on conflict (account_id, id) do update set joined_into = excluded.joined_into`,
      [account, book.scope, JSON.stringify(peers)],
    )
  if (spellings.length)
    await connection.query(
      `insert into channel_identity
         (account_id, identity_scope, kind, value, peer_id, source, first_seen, last_seen, replaced_by, merged_from)
       select $1, $2, s.kind, s.value, s.peer, s.source, to_timestamp(s.first_seen / 1000.0),
         to_timestamp(s.last_seen / 1000.0), s.replaced_by, s.merged_from
       from jsonb_to_recordset($3::jsonb) as s (kind text, value text, peer uuid, source text, first_seen bigint,
         last_seen bigint, replaced_by text, merged_from uuid)
       on conflict (account_id, identity_scope, kind, value) do update set peer_id = excluded.peer_id,
         source = excluded.source, first_seen = excluded.first_seen, last_seen = excluded.last_seen,
         replaced_by = excluded.replaced_by, merged_from = excluded.merged_from`,
      [account, book.scope, JSON.stringify(spellings)],
    )
  // Of two peers that are one person, whom we took either of them for.
  for (const { from, into } of book.joins)
    await connection.query(
      `update peer p set contact_id = f.contact_id, contact_known = f.contact_known
       from peer f where p.account_id = $1 and p.id = $3 and p.contact_id is null and f.account_id = $1 and f.id = $2`,
      [account, from, into],
    )
}

/** Whose the name is that a thread writes to; null: nobody's any more. */
export async function identityOwner(
  connection: Connection,
  account: string,
  { peer_id, identity: { kind, value } }: Pick<Conversation, 'peer_id' | 'identity'>,
): Promise<string | null> {
  const { rows } = await connection.query<{ peer: string }>(
    `select i.peer_id as peer from channel_identity i join peer p on p.account_id = i.account_id and p.id = $2
     where i.account_id = $1 and i.identity_scope = p.identity_scope and i.kind = $3 and i.value = $4`,
    [account, peer_id, kind, value],
  )
  return rows[0]?.peer ?? null
}
