import type { PriceCategory } from '#domain/campaigns/prices'
import { standsAgainst } from '../../campaigns/suppression/suppressed.ts'
import type { ChatToSend } from '../../conversations/sending/chatDriver.ts'
import type { Connection } from '../../db/connect.ts'

/**
 * Who wants no messages is not written to by hand either, until they say START; who wants no advertising gets none, and is
 * answered.
 */
export async function hasStopped(
  connection: Connection,
  { account, conversation, to }: ChatToSend,
  category: PriceCategory,
): Promise<boolean> {
  const known = `any(array(select i ->> 'value' from conversation c cross join lateral jsonb_array_elements(c.identities) i
    where c.account_id = $1 and c.id = $2 and i ->> 'kind' in ('phone', 'bsuid') union select $3::text))`
  const { rowCount } = await connection.query(
    `select from suppression s where ${standsAgainst({ kind: `any('{phone,whatsapp}')`, value: known, consent: `'whatsapp'` })}
       and s.reason <> 'bounced' and ($4::boolean or s.reason <> 'unsubscribed')`,
    [account, conversation, to.value, category === 'marketing'],
  )
  return Boolean(rowCount)
}
