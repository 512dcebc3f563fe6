import type { EmailMessage } from '../../email/render/message.ts'
import type { ShopLanguage } from '../texts.ts'
import type { ShopInterest } from './interest.ts'

type MailLanguage = EmailMessage['language']
type Reader = { id: string; country: string }

const readChinese = ['CN', 'HK', 'MO', 'TW']

/** In which language a mail reads best: the one they wrote in last, else that of their country, else the shop's first. */
export function mailLanguageOf(
  { country, written }: { country: string; written: string },
  shop: readonly ShopLanguage[],
): MailLanguage {
  if (written) return written.startsWith('zh') ? 'zh' : 'en'
  if (country) return readChinese.includes(country) ? 'zh' : 'en'
  return shop[0] === 'zh' ? 'zh' : 'en'
}

/** Those who get one mail together. */
export function byMailLanguage(
  readers: readonly Reader[],
  interests: readonly ShopInterest[],
  shop: readonly ShopLanguage[],
): Record<MailLanguage, string[]> {
  const last = new Map<string, ShopInterest>()
  for (const interest of interests)
    if (interest.language && interest.at >= (last.get(interest.contact)?.at ?? 0)) last.set(interest.contact, interest)
  const groups: Record<MailLanguage, string[]> = { zh: [], en: [] }
  for (const { id, country } of readers)
    groups[mailLanguageOf({ country, written: last.get(id)?.language ?? '' }, shop)].push(id)
  return groups
}
