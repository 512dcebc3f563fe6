import { emailPattern } from '#domain/shared/schema'

/** `isHidden`: written so that machines would not read it. */
type EmailMatch = { value: string; isHidden: boolean }

const plain =
  /[\p{L}\d._%+'-]{1,64}@(?:[\p{L}\d](?:[\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?\.){1,6}\p{L}[\p{L}\p{M}\d-]{1,30}/gu
const at =
  '(?:[\\[({<|]\\s*(?:at|@|ät|arroba|arobase|kukac|собака|艾特)\\s*[\\])}>|]|\\s+(?:AT|at|arroba|arobase|собака)\\s+|\\s+@\\s*|\\s*@\\s+|＠|_at_|\\(a\\)|#at#|\\*at\\*)'
const dot =
  '(?:\\s*[\\[({<|]\\s*(?:dot|punkt|punto|ponto|point|nokta|точка|\\.|点)\\s*[\\])}>|]\\s*|\\s+(?:DOT|dot|punkt|punto|ponto|point|nokta|точка)\\s+|\\.|\\s+\\.\\s+|_dot_)'
const label = '[\\p{L}\\d](?:[\\p{L}\\d-]{0,61}[\\p{L}\\d])?'
/** "info [at] example [dot] com", "info (arroba) example.es", "info @ shop.example.com". */
const obscured = new RegExp(
  `([\\p{L}\\d][\\p{L}\\d._%+-]{0,63}(?:${dot}[\\p{L}\\d_-]{1,30}){0,2}?)\\s*${at}\\s*(${label}(?:${dot}${label}){0,4}?${dot}\\p{L}{2,24})(?!\\.?[\\p{L}\\d])`,
  'giu',
)
const dots = new RegExp(dot, 'giu')
/** Whether a line is worth the slower look. */
const hint = /\bat\b|ät\b|@|＠|arroba|arobase|собака|艾特|_at_|\(a\)/iu

/** The emails of a line of text; those of images, of examples and of forms are none. */
export function emailsOfLine(line: string): EmailMatch[] {
  if (!hint.test(line)) return []
  const text = line.replace(/[\u200b-\u200f\u2060-\u2064\ufeff\u00ad]/g, '')
  const found = new Map<string, boolean>()
  for (const [match] of text.normalize('NFKC').matchAll(plain)) {
    const email = takeEmail(match)
    if (email) found.set(email, text.includes('＠'))
  }
  const rest = text.replace(plain, ' ')
  for (const [, name = '', domain = ''] of rest.matchAll(obscured)) {
    const email = takeEmail(`${name.replace(dots, '.')}@${domain.replace(dots, '.')}`)
    // "Meet us at fair.com" has no dot that was hidden, and no sign that its "at" is one.
    if (email && isMeant(rest, name)) found.set(email, true)
  }
  return [...found].map(([value, isHidden]) => ({ value, isHidden }))
}

const signs =
  /[[({<|]\s*(?:at|@|ät|arroba|arobase|собака|艾特)|@|＠|\sAT\s|arroba|arobase|собака|_at_|\(a\)|#at#|\*at\*|\sdot\s|\sDOT\s|[[({]\s*dot/iu
const mailLabel = /e-?mail|correo|courriel|e-?posta|почта|邮箱|邮件|البريد/iu
const isMeant = (line: string, name: string) =>
  (signs.test(line.replace(/\s+at\s+/g, ' ')) || mailLabel.test(line)) &&
  !/^(?:us|me|visit|meet|look|is|are|shop)$/i.test(name)

const files = /\.(?:png|jpe?g|gif|webp|svg|avif|css|js|html?|php|pdf|ico|woff2?)$/i
const examples =
  /@(?:example|beispiel|exemple|ejemplo|exemplo|domain|yourdomain|yourcompany|mydomain|email|mail|test|company|firma|sentry|site)\.(?:com|org|net|de|es|fr|io|tld|ru)$|@(?:.+\.)?(?:sentry\.io|wixpress\.com|sentry\.wixpress\.com|schema\.org|w3\.org|example\.(?:com|org|net))$|^(?:your|ihre|ihr|tu|su|votre|seu|name|nome|nombre|vorname|you|user|username|email|test|max\.mustermann|mustermann|john\.?doe|jane\.?doe)(?:[.-]?(?:e?mail|name))?@|^(?:no-?reply|donotreply|postmaster|mailer-daemon)@/i

function takeEmail(text: string): string | null {
  const email = text
    .toLowerCase()
    .replace(/^[.'%+-]+/, '')
    .replace(/^(?:mailto|e-?mail|mail)[:.]/, '')
    .replace(/[.-]+$/, '')
  if (email.length > 254 || files.test(email) || examples.test(email)) return null
  // Keys of services look like addresses.
  if (/^[\da-f]{24,}@/.test(email) || /\.\.|\.@/.test(email)) return null
  return emailPattern.test(email) ? email : null
}

/** Of `mailto:`, with or without a subject, and of addresses in it that were percent-encoded. */
export function emailOfLink(href: string): string | null {
  const [, address] = /^\s*mailto:\s*([^?]*)/i.exec(href) ?? []
  if (!address) return null
  const text = unescaped(address).split(/[,;]/)[0]!
  const named = /<([^<>]+)>/.exec(text)?.[1] ?? text
  return takeEmail(named.trim()) ?? emailsOfLine(named)[0]?.value ?? null
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
