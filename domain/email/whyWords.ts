import type { EmailMessage } from './message.ts'

type Language = EmailMessage['language']

const words = {
  en: {
    why: (company: string) =>
      `You get this mail because ${company || 'we'} ${company ? 'has' : 'have'} you as a business contact.`,
    origin: (origin: string) => `Where we have your address from: ${origin}.`,
  },
  zh: {
    why: (company: string) => `您收到这封邮件，是因为${company || '我们'}将您列为业务联系人。`,
    origin: (origin: string) => `您的联系方式来自：${origin}。`,
  },
} satisfies Record<Language, { why: (company: string) => string; origin: (origin: string) => string }>

/** Why somebody gets a mail of a task. */
export const whyWords = (language: Language, company: string) => words[language].why(company.trim())
/** What GDPR Art. 14 wants somebody told whose address came from elsewhere, with the first mail at the latest. */
export const originWords = (language: Language, origin: string) => words[language].origin(origin)
