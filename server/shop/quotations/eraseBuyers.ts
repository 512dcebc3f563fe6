import type { Quotation } from '#domain/shop/quotation/quotation'
import { isKeptForBooks, withoutBuyer } from '#domain/shop/quotation/withoutBuyer'
import type { Connection } from '../../db/connect.ts'
import { rowsOf } from '../../erasure/dossier.ts'
import type { Dossier } from '../../erasure/personData.ts'

/** Numbered quotations about a person, locked, as they stay without them; what writes them comes with the account's counter. */
export async function keepForBooks(
  connection: Connection,
  account: string,
  dossier: Dossier,
): Promise<(seq: number) => Promise<void>> {
  const kept = (rowsOf(dossier, 'quotation') as unknown as Quotation[]).filter(isKeptForBooks)
  const person = { ids: new Set(dossier.found.contacts.map(({ row }) => row.id)), addresses: dossier.person.addresses }
  const rows = kept.map((row) => withoutBuyer(row, person))
  await connection.query(
    'select from quotation where account_id = $1 and id = any($2::uuid[]) order by id for update',
    [account, rows.map(({ id }) => id)],
  )
  return async (seq) => {
    await connection.query(
      `update quotation q set contact_id = t.contact_id, conversation_id = t.conversation_id, buyer = t.buyer, positions = t.positions,
         note = t.note, payment_note = t.payment_note, file = null, proforma_file = null, rev = $3, fv = '{}'
       from jsonb_to_recordset($2::jsonb) as t (id uuid, contact_id uuid, conversation_id uuid, buyer jsonb, positions jsonb, note text,
         payment_note text)
       where q.account_id = $1 and q.id = t.id`,
      [account, JSON.stringify(rows), seq],
    )
  }
}
