import {
  covers,
  type SuppressionKind,
  type SuppressionReason,
  type SuppressionRow,
  suppressionKinds,
  suppressionReasons,
} from '#domain/campaigns/suppression'
import { type ConsentChannel, consentChannels } from '#domain/contacts/companions/consent'
import { writtenPhone } from '#domain/contacts/phoneWriting'
import { limits } from '#domain/limits'

/** What the address of the page says: back, reload and a shared link show the same. */
export type SuppressionAddress = {
  text: string
  kind: SuppressionKind | null
  reason: SuppressionReason | null
  /** over which nothing is sent to them */
  channel: ConsentChannel | null
  page: number
}

export const readSuppressed = (params: URLSearchParams): SuppressionAddress => ({
  text: params.get('q') ?? '',
  kind: suppressionKinds.find((kind) => kind === params.get('kind')) ?? null,
  reason: suppressionReasons.find((reason) => reason === params.get('reason')) ?? null,
  channel: consentChannels.find((channel) => channel === params.get('channel')) ?? null,
  page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
})

/** Whatever else stands there stays. Another question begins with the first page. */
export function withAddress(params: URLSearchParams, change: Partial<SuppressionAddress>): URLSearchParams {
  const { text, kind, reason, channel, page } = { ...readSuppressed(params), page: 1, ...change }
  const written = new URLSearchParams(params)
  for (const [name, value] of Object.entries({ q: text, kind, reason, channel, page: page > 1 ? String(page) : null }))
    if (value) written.set(name, value)
    else written.delete(name)
  return written
}

export function matching(
  rows: readonly SuppressionRow[],
  { text, kind, reason, channel }: Omit<SuppressionAddress, 'page'>,
): SuppressionRow[] {
  const wanted = text.trim().toLowerCase()
  const digits = wanted.replace(/[\s+()-]/g, '')
  const isNumber = /^\d{3,}$/.test(digits)
  return rows.filter(
    (row) =>
      (kind === null || row.kind === kind) &&
      (reason === null || row.reason === reason) &&
      (channel === null || covers(row, channel)) &&
      (!wanted ||
        row.value?.includes(isNumber && row.kind === 'phone' ? digits : wanted) ||
        row.note.toLowerCase().includes(wanted)),
  )
}

/** As people read it: +49 151 … is told from an address by its plus. */
export const writtenValue = ({ kind, value }: Pick<SuppressionRow, 'kind' | 'value'>): string | null =>
  value !== null && kind === 'phone' ? writtenPhone(value) : value

/** The newest first, and what came together in the order of a list. */
export const inOrder = (rows: readonly SuppressionRow[]): SuppressionRow[] =>
  rows.toSorted((a, b) => b.created_at - a.created_at || natural.compare(a.value ?? '', b.value ?? ''))
const natural = new Intl.Collator('en', { numeric: true })

/** Each is one change. */
export function portions<T>(items: readonly T[]): T[][] {
  const size = limits.rowsPerMutation
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size))
}
