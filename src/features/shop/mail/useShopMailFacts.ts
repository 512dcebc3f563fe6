import type { CampaignTask } from '#domain/campaigns/task'
import type { ShopInterest, ShopMailFacts, ShopMailNote } from '#domain/shop/mail/interest'
import { interestOfConsent, interestOfMessage, interestOfQuotation } from '#domain/shop/mail/readInterest'
import type { Product } from '#domain/shop/product'
import { rowsWhere } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'
import { useStored } from '../../../lib/reader.ts'

export type ShopMailMaterials = ShopMailFacts & { products: Product[] }

/** What this device knows of who wanted what; undefined while it is read. */
export const useShopMailFacts = (): ShopMailMaterials | undefined => useStored(readShopMailFacts, [])

async function readShopMailFacts(db: UserDatabase): Promise<ShopMailMaterials> {
  const products = await rowsWhere(db, 'product', () => true)
  const quotations = await rowsWhere(db, 'quotation', () => true)
  const consents = await rowsWhere(db, 'consent', () => true)
  const interests = [
    ...(await inquiriesIn(db, products)),
    ...quotations.map(interestOfQuotation),
    ...consents.map(interestOfConsent),
  ]
  return {
    products,
    quotations,
    interests: interests.filter((one) => one !== null),
    written: await writtenIn(db),
  }
}

async function inquiriesIn(db: UserDatabase, products: readonly Product[]): Promise<(ShopInterest | null)[]> {
  const threads = await rowsWhere(
    db,
    'conversation',
    ({ channel, contact_id }) => channel === 'email' && contact_id !== null,
  )
  const contacts = new Map(threads.map(({ id, contact_id }) => [id, contact_id!]))
  const messages = await rowsWhere(
    db,
    'message',
    ({ conversation_id, direction }) => direction === 'in' && contacts.has(conversation_id),
  )
  return messages.map((message) => interestOfMessage(contacts.get(message.conversation_id)!, message, products))
}

/** Whom mails of the shop name. One that was closed before it began wrote to nobody. */
async function writtenIn(db: UserDatabase): Promise<ShopMailNote[]> {
  const tasks = await rowsWhere(db, 'campaign_task', (task) => isShopMail(task) && !isDropped(task))
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const named = await rowsWhere(db, 'campaign_audience', ({ campaign_task_id }) => byId.has(campaign_task_id))
  return named.flatMap(({ campaign_task_id, contacts }) => {
    const { shop_mail, created_at } = byId.get(campaign_task_id)!
    return contacts.map((contact) => ({ ...shop_mail!, contact, at: created_at }))
  })
}

// A task that was kept before there were mails of the shop knows nothing of them.
export const isShopMail = ({ shop_mail }: Pick<CampaignTask, 'shop_mail'>) => (shop_mail ?? null) !== null
const isDropped = ({ status, began_at }: CampaignTask) => status === 'closed' && began_at === null
