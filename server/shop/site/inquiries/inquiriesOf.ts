import type { Connection } from '../../../db/connect.ts'

type Burst = { account: string; conversation: string; first_n: number }

/**
 * What visitors of the shop asked in a mail conversation from this message on; none where a mail came with it or after it, which a person
 * reads: what quotes others, or was written by a machine, is no inquiry.
 */
export async function inquiriesOf(
  connection: Connection,
  { account, conversation, first_n }: Burst,
): Promise<{ n: number; question: string }[]> {
  const { rows } = await connection.query<{ n: number; question: string | null }>(
    `select coalesce(m.n, 0) as n, i.question from message m left join shop_inquiry i on i.account_id = m.account_id and i.message_id = m.id
     where m.account_id = $1 and m.conversation_id = $2 and m.n >= $3 and m.direction = 'in' and m.deleted_at is null
     order by m.n limit 50`,
    [account, conversation, first_n],
  )
  const inquiries = rows.flatMap(({ n, question }) => (question === null ? [] : [{ n, question }]))
  return inquiries.length === rows.length ? inquiries : []
}
