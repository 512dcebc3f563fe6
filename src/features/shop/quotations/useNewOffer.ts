import { useEffect, useState } from 'react'
import type { Contact } from '#domain/contacts/contact'
import { askedItems } from '#domain/shop/quotation/askedItems'
import type { NewQuotation, QuotationPosition } from '#domain/shop/quotation/quotation'
import { emptyQuotation, freePosition, inCurrency, positionOf, shopPrice } from '#domain/shop/quotation/startQuotation'
import { defaultShop, shopIdOf } from '#domain/shop/shop'
import { contactById, rowById, rowsWhere } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'
import { newId } from '#workers/newId'
import { useClient } from '../../../lib/client.ts'
import { today } from '../../../lib/days.ts'
import { readOnce } from '../../../lib/reader.ts'
import { useUser } from '../../../lib/session.ts'

type Client = ReturnType<typeof useClient>
type Start = { conversation: string | null; contact: string | null }

/** A draft for whoever it is for, with what they asked for last; null while that is read. */
export function useNewOffer({ conversation, contact }: Start): NewQuotation | null {
  const client = useClient()
  const { account } = useUser()
  const [offer, setOffer] = useState<NewQuotation | null>(null)
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const asked = conversation ? await lastInquiry(client, conversation) : ''
      const made = await readOnce((db) => makeOffer(db, { account, asked, conversation, contact }))
      if (!isGone && made) setOffer(made)
    }
    read().catch(console.error)
    return () => {
      isGone = true
    }
  }, [client, account, conversation, contact])
  return offer
}

const latest = 40

/** The last thing that the other side wrote in which products are counted. */
async function lastInquiry({ conversations }: Client, id: string): Promise<string> {
  const thread = await conversations.openThread(id, () => {})
  try {
    const { total } = await thread.lines(0, 0)
    const { lines } = await thread.lines(Math.max(0, total - latest), total)
    const heard = lines.filter(({ direction }) => direction === 'in').map(({ body }) => body)
    return heard.findLast((body) => askedItems(body, []).length > 0) ?? ''
  } finally {
    thread.close()
  }
}

type Material = Start & { account: string; asked: string }

async function makeOffer(db: UserDatabase, { account, asked, conversation, contact }: Material): Promise<NewQuotation> {
  const shop = (await rowById(db, 'shop', shopIdOf(account))) ?? defaultShop
  const thread = conversation ? await rowById(db, 'conversation', conversation) : null
  const known = contact ?? thread?.contact_id ?? null
  const person = known ? await contactById(db, known) : null
  const usual = emptyQuotation({ currency: shop.currency, languages: ['en', 'zh'], day: today() })
  return {
    ...usual,
    id: newId(),
    contact_id: person?.id ?? null,
    conversation_id: thread?.id ?? null,
    buyer: person ? buyerFrom(person) : { ...usual.buyer, name: thread?.name ?? '' },
    positions: await positionsAsked(db, asked),
  }
}

export const buyerFrom = ({ name, company, emails, phones }: Contact): NewQuotation['buyer'] => ({
  name,
  company,
  address: '',
  email: emails[0]?.email ?? '',
  phone: phones[0] ? `+${phones[0].full_number}` : '',
})

async function positionsAsked(db: UserDatabase, asked: string): Promise<QuotationPosition[]> {
  if (!asked) return []
  const products = await rowsWhere(db, 'product', () => true)
  return askedItems(asked, products).map(({ count, name, product }) =>
    product
      ? positionOf(product, { key: newId(), count, price: shopPrice(product, []) })
      : freePosition(newId(), { en: name }, count),
  )
}

/** The price of the shop in the quotation's currency; null: nobody knows it. */
export async function priceInOffer(
  db: UserDatabase,
  price: number | null,
  { from, to }: { from: string; to: string },
): Promise<number | null> {
  if (price === null || from === to) return price
  const rates = await rowsWhere(db, 'currency_rate', () => true)
  const one = { ...freePosition('one', {}), prices: [{ from: 1, price }] }
  const turned = inCurrency({ positions: [one], currency: from }, { to, day: today() }, rates)
  return turned?.positions[0]?.prices[0]?.price ?? null
}
