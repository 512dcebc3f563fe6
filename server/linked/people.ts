import type { LinkedReceiver } from '#domain/linked/governor'
import type { Connection } from '../db/connect.ts'
import type { LinkedSessionRef } from './store.ts'

/** When a phone heard of these numbers and wrote to them last, by the number. */
export async function readLinkedReceivers(
  connection: Pick<Connection, 'query'>,
  { account, id }: LinkedSessionRef,
  people: readonly string[],
): Promise<Map<string, LinkedReceiver>> {
  // Any thread of the phone with one of this person's names: hidden numbers are joined to the number once it is known.
  const { rows } = await connection.query<{ person: string; writtenAt: number | null; heardAt: number | null }>(
    `select asked.person, w.written_at as "writtenAt", heard.at as "heardAt"
     from unnest($3::text[]) as asked (person)
     left join linked_person w on w.account_id = $1 and w.session_id = $2 and w.person = asked.person
     left join lateral (
       select m.at from channel_identity i
       join conversation c on c.account_id = i.account_id and c.channel_account_id = $2 and c.peer_id = i.peer_id
       join message m on m.account_id = c.account_id and m.conversation_id = c.id and m.direction = 'in'
       where i.account_id = $1 and i.identity_scope = 'wa'
         and (i.kind, i.value) in (('phone', asked.person), ('jid', asked.person || '@s.whatsapp.net'))
       order by m.at desc limit 1
     ) heard on true`,
    [account, id, people],
  )
  return new Map(rows.map(({ person, writtenAt, heardAt }) => [person, { writtenAt, heardAt, clock: '' }]))
}

/** `at`: the moment by which `afterWriting` counted them. */
export async function keepWritten(
  connection: Pick<Connection, 'query'>,
  { account, id }: LinkedSessionRef,
  people: readonly string[],
  at: number,
): Promise<void> {
  if (!people.length) return
  await connection.query(
    `insert into linked_person (account_id, session_id, person, written_at)
     select distinct $1::uuid, $2::uuid, person, $4::bigint from unnest($3::text[]) as person order by 3
     on conflict (account_id, session_id, person) do update set written_at = greatest(linked_person.written_at, excluded.written_at)`,
    [account, id, people, at],
  )
}
