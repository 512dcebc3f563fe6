import type { LawfulBasis } from '../contacts/companions/consent.ts'
import type { EmailMessage } from '../email/render/message.ts'

type Language = EmailMessage['language']

const words = {
  en: {
    why: (company: string) =>
      `You get this mail because ${company || 'we'} ${company ? 'has' : 'have'} you as a business contact.`,
    origin: (origin: string) => `Where we have your address from: ${origin}.`,
    collected: (day: string) => `We have it since ${day}.`,
    purpose: 'We use it to tell you about products and services for your business.',
    basis: {
      consent: 'We may do so by your consent (Art. 6(1)(a) GDPR).',
      contract: 'We may do so because of our contract with you (Art. 6(1)(b) GDPR).',
      legalObligation: 'We have to do so by law (Art. 6(1)(c) GDPR).',
      vitalInterests: 'We do so to protect vital interests (Art. 6(1)(d) GDPR).',
      publicTask: 'We do so for a task in the public interest (Art. 6(1)(e) GDPR).',
      legitimateInterests: 'We may do so by our legitimate interest in offering them (Art. 6(1)(f) GDPR).',
    },
    object: 'You may object at any time, at no cost: unsubscribe below, or answer this mail.',
    rights:
      'You may ask us what we hold of you, and have it corrected or erased; you may also complain to a data protection authority.',
  },
  zh: {
    why: (company: string) => `您收到这封邮件，是因为${company || '我们'}将您列为业务联系人。`,
    origin: (origin: string) => `您的联系方式来自：${origin}。`,
    collected: (day: string) => `我们于${day}获得该信息。`,
    purpose: '我们用它向您介绍与您业务相关的产品和服务。',
    basis: {
      consent: '依据：您的同意（GDPR 第 6 条第 1 款 (a) 项）。',
      contract: '依据：与您的合同（GDPR 第 6 条第 1 款 (b) 项）。',
      legalObligation: '依据：法律义务（GDPR 第 6 条第 1 款 (c) 项）。',
      vitalInterests: '依据：保护重大利益（GDPR 第 6 条第 1 款 (d) 项）。',
      publicTask: '依据：公共利益任务（GDPR 第 6 条第 1 款 (e) 项）。',
      legitimateInterests: '依据：我们推介业务的正当利益（GDPR 第 6 条第 1 款 (f) 项）。',
    },
    object: '您可随时免费提出反对：点击下方的退订链接，或直接回复本邮件。',
    rights: '您可要求查询、更正或删除我们持有的您的信息，也可向数据保护机构投诉。',
  },
} satisfies Record<
  Language,
  {
    why: (company: string) => string
    origin: (origin: string) => string
    collected: (day: string) => string
    purpose: string
    basis: Record<LawfulBasis, string>
    object: string
    rights: string
  }
>

/** Why somebody gets a mail of a task. */
export const mailReasonText = (language: Language, company: string) => words[language].why(company.trim())
/**
 * What GDPR Art. 14 wants somebody told whose address came from elsewhere, with the first mail at the latest: from where,
 * since when, what for, by what right, and that they may object, ask and complain. Where nobody noted a basis it is the interest that advertising has.
 */
export function originText(
  language: Language,
  { origin, collected_at, basis }: { origin: string; collected_at: number | null; basis: LawfulBasis | null },
): string {
  const said = words[language]
  const since = collected_at === null ? [] : [said.collected(dayText(language, collected_at))]
  const parts = [
    said.origin(origin),
    ...since,
    said.purpose,
    said.basis[basis ?? 'legitimateInterests'],
    said.object,
    said.rights,
  ]
  return parts.join(language === 'zh' ? '' : ' ')
}

/** Of everybody in the world, so by no clock but the common one. */
const dayText = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at)
