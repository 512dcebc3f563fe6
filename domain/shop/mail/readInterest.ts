import type { Consent } from '../../contacts/companions/consent.ts'
import type { ConversationMessage } from '../../conversations/conversationMessage.ts'
import type { Product } from '../product.ts'
import { askedItems } from '../quotation/askedItems.ts'
import type { Quotation } from '../quotation/quotation.ts'
import { inquirySource } from '../site/inquiry.ts'
import type { ShopInterest } from './interest.ts'

type SaidMessage = Pick<ConversationMessage, 'direction' | 'subject' | 'body' | 'at'>
type Sold = Pick<Product, 'id' | 'slug' | 'former_slugs' | 'title'>

/** An inquiry ends with the page that it was sent from, and the language of that page. */
const writtenIn = /\(([a-z]{2}(?:-[A-Z]{2})?)\)\s*$/

/** What an inquiry asks for; null: the message is none. */
export function interestOfMessage(
  contact: string,
  { direction, subject, body, at }: SaidMessage,
  products: readonly Sold[],
): ShopInterest | null {
  if (direction !== 'in' || !subject.startsWith(`${inquirySource}: `)) return null
  const asked = askedItems(body, products).flatMap(({ product }) => product?.id ?? [])
  return { contact, at, from: 'inquiry', products: asked, language: writtenIn.exec(body)?.[1] ?? '' }
}

/** What somebody agreed to on a page of the shop is kept with its wording, the page and the language of both. */
const signedUp = /\nhttps?:\/\/\S+\n([a-z]{2}(?:-[A-Z]{2})?)$/

/** Who signed up for the shop's news; null: it was agreed to somewhere else, or is agreed to no more. */
export function interestOfConsent(consent: Consent): ShopInterest | null {
  const { contact_id, channel, basis, evidence, given_at, withdrawn_at } = consent
  const language = signedUp.exec(evidence)?.[1]
  if (!language || channel !== 'email' || basis !== 'consent' || withdrawn_at !== null) return null
  return { contact: contact_id, at: given_at, from: 'signUp', products: null, language }
}

/** What was offered to somebody; null: to nobody that is a contact. */
export function interestOfQuotation({
  contact_id,
  positions,
  created_at,
  languages,
}: Pick<Quotation, 'contact_id' | 'positions' | 'created_at' | 'languages'>): ShopInterest | null {
  if (!contact_id) return null
  const products = positions.flatMap(({ product }) => product ?? [])
  const language = languages.length === 1 ? languages[0]! : ''
  return { contact: contact_id, at: created_at, from: 'quotation', products, language }
}
