import type { BlobRef } from '#domain/blobs/blob'
import type { Quotation } from '#domain/shop/quotation/quotation'
import { isKeptForBooks } from '#domain/shop/quotation/withoutBuyer'
import type { AreaPerson } from '../../erasure/areaPerson.ts'
import { iso, withUser } from '../../erasure/describe.ts'
import { rowsOf } from '../../erasure/dossier.ts'
import { keepForBooks } from '../../shop/quotations/eraseBuyers.ts'
import { sitePerson } from '../../shop/site/siteArea.ts'

/** What was offered to a person, and what waits of them on the site. */
export const shopPerson: AreaPerson = {
  ...sitePerson,
  naming: {
    quotation: { text: `concat_ws(' ', buyer, note, payment_note)`, about: 'contact_id::text = any($2)' },
  },
  files: {
    quotation: ({ file, proforma_file }) => [file, proforma_file].flatMap((one) => (one as BlobRef | null) ?? []),
  },
  keeps: { quotation: (row) => isKeptForBooks(row as unknown as Quotation) },
  change: keepForBooks,
  parts: {
    quotations: {
      group: 'company',
      means: 'what was offered to this person, at which prices, and what became of it',
      heading: { 'en-US': 'Quotations', 'zh-CN': '报价单' },
      read: (_, describing) =>
        rowsOf(describing.dossier, 'quotation')
          .map(({ created_at, belongto, number, status, proforma, buyer, positions, currency, note }) => ({
            at: iso(created_at),
            user: belongto,
            number,
            status,
            proforma,
            buyer,
            positions,
            currency,
            note,
          }))
          .map(withUser(describing)),
    },
  },
  fields: {
    'en-US': {
      number: 'Number',
      proforma: 'Proforma invoice',
      buyer: 'To',
      positions: 'Positions',
      currency: 'Currency',
    },
    'zh-CN': { number: '编号', proforma: '形式发票', buyer: '客户', positions: '报价明细', currency: '币种' },
  },
}
