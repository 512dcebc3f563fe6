import { fillMail, type Mail, type MailHooks } from './fill.ts'
import { renderHtml } from './renderHtml.ts'
import { renderText } from './renderText.ts'

export type RenderedMail = { subject: string; html: string; text: string }

/** Both parts of the mail that one receiver gets, and its subject. */
export function renderMail(mail: Mail): RenderedMail {
  const filled = fillMail(mail)
  return { subject: filled.subject, html: renderHtml(filled), text: renderText(filled) }
}

/** For a look at a mail that goes to nobody: links lead where they say, and nothing is counted. */
export const previewHooks = (pictureUrl: MailHooks['pictureUrl'], reason: string): MailHooks => ({
  linkOf: (url) => url,
  pictureUrl,
  pixelUrl: null,
  unsubscribeUrl: '#',
  reason,
})
