import type { AnyBlock, EmailMessage } from './message.ts'
import { templatesEn } from './templates.en.ts'
import { templatesZh } from './templates.zh.ts'

export const templateKeys = [
  'newProduct',
  'fairInvitation',
  'fairFollowUp',
  'priceOffer',
  'newsletter',
  'greeting',
] as const
export type TemplateKey = (typeof templateKeys)[number]

/**
 * What a message starts from. Nothing in it is anybody's: what the sender has to say stands in `[[…]]`, and a link that is
 * theirs to set leads to example.com; the checks find both.
 */
export type EmailTemplate = Pick<EmailMessage, 'name' | 'theme' | 'preheader' | 'language' | 'content' | 'plain'>

export const emailTemplates: Record<EmailMessage['language'], Record<TemplateKey, EmailTemplate>> = {
  en: templatesOf('en', templatesEn),
  zh: templatesOf('zh', templatesZh),
}

export type TemplateWords = Pick<EmailTemplate, 'name' | 'theme' | 'preheader'> & { blocks: AnyBlock[] }

function templatesOf(
  language: EmailMessage['language'],
  words: Record<TemplateKey, TemplateWords>,
): Record<TemplateKey, EmailTemplate> {
  const whole = ({ name, theme, preheader, blocks }: TemplateWords): EmailTemplate => ({
    name,
    theme,
    preheader,
    language,
    content: blocks.map((block, i) => ({ id: `b${i + 1}`, block }) as EmailTemplate['content'][number]),
    plain: null,
  })
  return Object.fromEntries(templateKeys.map((key) => [key, whole(words[key])])) as Record<TemplateKey, EmailTemplate>
}
