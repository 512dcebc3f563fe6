import { openableUrl } from '../../shared/schema.ts'

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** For the text of an element and the value of a quoted attribute alike. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => entities[mark as keyof typeof entities])

/** What a link of a mail opens: http, https, mailto or tel; null for anything that a mail must not open. */
export function safeLink(typed: string): string | null {
  const link = typed.trim()
  if (/^mailto:/i.test(link)) return mailPattern.test(link) ? printable(link) : null
  if (/^tel:/i.test(link)) return /^tel:\+?[\d().-]+$/i.test(link) ? link : null
  const url = openableUrl(link)
  return url !== null && hostOf(url) !== null ? printable(url) : null
}

const mailPattern = /^mailto:[^\s@\\?]+@[^\s@\\?]+(\?\S*)?$/i

/** In small letters. A name before an @ is refused with the link: it is there to pass for another host. */
export const hostOf = (url: string): string | null =>
  /^https?:\/\/([\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?(?=[/?#]|$)\S*$/iu
    .exec(url)?.[1]
    ?.toLowerCase() ?? null

// The plain text has links in angle brackets: none may close them.
const printable = (url: string) => url.replace(/[<>"`{}|\\^]/g, encodeURIComponent)
