import { type EmailSuppression, type SuppressionReason, suppressionReasons } from '#domain/campaigns/suppression'
import { limits } from '#domain/limits'
import { Email } from '#domain/shared/schema'

/** `unread`: what has an @ and is no address. */
type ReadEmails = { emails: string[]; unread: string[] }

/** All addresses of a text that was typed or pasted, each once; names and other columns around them are passed over. */
export function readEmails(text: string): ReadEmails {
  const emails = new Set<string>()
  const unread = new Set<string>()
  for (const word of text.split(/[\s,;，；、<>()"'|]+/)) {
    if (!word.includes('@')) continue
    const read = Email.safeParse(word.replace(/^mailto:/i, '').replace(/[.。:：]+$/, ''))
    if (read.success) emails.add(read.data)
    else unread.add(word)
  }
  return { emails: [...emails], unread: [...unread] }
}

/** What the address of the page says: back, reload and a shared link show the same. */
export type SuppressionAddress = { text: string; reason: SuppressionReason | null; page: number }

export const readSuppressed = (params: URLSearchParams): SuppressionAddress => ({
  text: params.get('q') ?? '',
  reason: suppressionReasons.find((reason) => reason === params.get('reason')) ?? null,
  page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
})

/** Whatever else stands there stays. Another question begins with the first page. */
export function withAddress(params: URLSearchParams, change: Partial<SuppressionAddress>): URLSearchParams {
  const { text, reason, page } = { ...readSuppressed(params), page: 1, ...change }
  const written = new URLSearchParams(params)
  for (const [name, value] of Object.entries({ q: text, reason, page: page > 1 ? String(page) : null }))
    if (value) written.set(name, value)
    else written.delete(name)
  return written
}

export function matching(
  rows: readonly EmailSuppression[],
  { text, reason }: Pick<SuppressionAddress, 'text' | 'reason'>,
): EmailSuppression[] {
  const wanted = text.trim().toLowerCase()
  return rows.filter(
    (row) =>
      (reason === null || row.reason === reason) &&
      (!wanted || row.email.includes(wanted) || row.note.toLowerCase().includes(wanted)),
  )
}

/** The newest first, and what came together in the order of a list. */
export const inOrder = (rows: readonly EmailSuppression[]): EmailSuppression[] =>
  rows.toSorted((a, b) => b.created_at - a.created_at || natural.compare(a.email, b.email))
const natural = new Intl.Collator('en', { numeric: true })

/** Each is one change. */
export function portions<T>(items: readonly T[]): T[][] {
  const size = limits.rowsPerMutation
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size))
}
