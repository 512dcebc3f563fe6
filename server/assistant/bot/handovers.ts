import type { HandoverLine } from '#domain/assistant/calls'
import type { Connection } from '../../db/connect.ts'

/** Newest first, with the question as it stands in its conversation; of one that is gone there is none. */
export async function listHandovers(connection: Pick<Connection, 'query'>, account: string): Promise<HandoverLine[]> {
  const { rows } = await connection.query<HandoverLine>(
    `select h.id, h.conversation_id, c.channel, coalesce(nullif(c.name, ''), c.identity ->> 'value') as name,
       left(coalesce(m.body, ''), 1000) as question, h.reason,
       coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'title', p.title, 'url', d.url, 'text', p.body, 'score', 0))
         from bot_passage p join bot_document d on d.account_id = $1 and d.id = p.document_id
         where p.account_id = $1 and p.id = any(h.passages)), '[]') as sources,
       floor(extract(epoch from h.at) * 1000)::float8 as at,
       coalesce(c.taken_at > extract(epoch from h.at) * 1000, false) as is_settled
     from bot_handover h
     join conversation c on c.account_id = $1 and c.id = h.conversation_id and c.deleted_at is null and c.access <> 'private'
     left join message m on m.account_id = $1 and m.id = h.message_id and m.deleted_at is null
     where h.account_id = $1 order by h.at desc limit 100`,
    [account],
  )
  return rows
}
