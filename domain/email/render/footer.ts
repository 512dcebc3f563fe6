import type { Signature } from '../sender/sender.ts'
import { safeLink } from './escape.ts'
import type { MailHooks, Piece } from './fill.ts'
import type { EmailMessage } from './message.ts'

/** What stands below every mail: who writes, then in small letters where they are, why, and the way out. */
export type Footer = { logo: { src: string; alt: string } | null; signature: Piece[][]; small: Piece[][] }

const words = {
  en: { phone: 'Tel', unsubscribe: 'Unsubscribe' },
  zh: { phone: '电话', unsubscribe: '退订此类邮件' },
} satisfies Record<EmailMessage['language'], Record<string, string>>

export function footerOf(
  { name, position, company, logo, website, phone, email, address, social_links }: Signature,
  language: EmailMessage['language'],
  { pictureUrl, unsubscribeUrl, reason, notice = '' }: MailHooks,
): Footer {
  const { phone: phoneWord, unsubscribe } = words[language]
  const who = [name, position].map((part) => part.trim()).filter(Boolean)
  return {
    logo: logo && { src: pictureUrl(logo.hash, logo.mime), alt: company },
    signature: [
      who.length > 0 && [piece(who.join(language === 'zh' ? '　' : ', '), null, true)],
      company.trim() && [piece(company)],
      phone.trim() && [piece(`${phoneWord} `), piece(phone, `tel:${phone.replace(/[^+\d]/g, '')}`)],
      email && [piece(email, `mailto:${email}`)],
      website && [piece(shown(website), website)],
      ...social_links.map((link) => [piece(shown(link), link)]),
    ].filter((line) => Array.isArray(line)),
    small: [
      ...lines(address).map((line) => [piece(line)]),
      ...lines(reason).map((line) => [piece(line)]),
      ...lines(notice).map((line) => [piece(line)]),
      // Whoever sends says where it leads; it is never counted, and there in every mail.
      [{ href: unsubscribeUrl, runs: [{ text: unsubscribe }] }],
    ],
  }
}

const piece = (text: string, link: string | null = null, bold = false): Piece => ({
  href: link && safeLink(link),
  runs: [{ text, ...(bold && { bold }) }],
})
const shown = (url: string) => url.replace(/^https?:\/\//i, '').replace(/\/$/, '')
const lines = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
