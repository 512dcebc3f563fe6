import type { Quotation, QuotationKind } from '#domain/shop/quotation/quotation'
import { type QuotationDocument, quotationDocument } from '#domain/shop/quotation/quotationDocument'
import { defaultShop, type ShopFields } from '#domain/shop/shop'
import type { Database } from '../../db/connect.ts'

type ShopSeller = Pick<ShopFields, 'name' | 'address' | 'email' | 'phone'>
/** Null where the company has said nothing of a shop. */
type SellerRow = { [Name in keyof ShopSeller]: ShopSeller[Name] | null } & { company: string; day: string }

/** What the company says of itself in its shop, or else in its answers. */
export async function documentOf(
  { pool }: Database,
  account: string,
  quotation: Quotation,
  kind: QuotationKind,
): Promise<QuotationDocument> {
  const { rows } = await pool.query<SellerRow>(
    `select s.name, s.address, s.email, s.phone, coalesce(p.name, '') as company,
       to_char(server_now() at time zone 'utc', 'YYYY-MM-DD') as day
     from account a
     left join shop s on s.account_id = a.id and s.deleted_at is null
     left join company_profile p on p.account_id = a.id and p.deleted_at is null
     where a.id = $1 limit 1`,
    [account],
  )
  const { day, company, ...said } = rows[0]!
  const { name, address, email, phone } = defaultShop
  const seller = {
    name: said.name ?? name,
    address: said.address ?? address,
    email: said.email ?? email,
    phone: said.phone ?? phone,
    company,
  }
  return quotationDocument(quotation, { seller, kind, day })
}
