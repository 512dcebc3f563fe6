import type { AnyBlock, EmailMessage, Run } from '#domain/email/render/message'

export const messageSorts = ['updated_at', 'name', 'schedule_count'] as const
type MessageSort = (typeof messageSorts)[number]
type ListQuery = { search: string; sort: MessageSort }

const byName = new Intl.Collator('zh-CN', { numeric: true })
const orders: Record<MessageSort, (a: EmailMessage, b: EmailMessage) => number> = {
  updated_at: (a, b) => b.updated_at - a.updated_at,
  name: (a, b) => byName.compare(a.name, b.name),
  schedule_count: (a, b) => b.schedule_count - a.schedule_count,
}

/** Those that have every word of the search somewhere. */
export function shownMessages(rows: readonly EmailMessage[], { search, sort }: ListQuery): EmailMessage[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const shown = rows.filter((row) => {
    const text = words.length > 0 ? textOf(row).toLowerCase() : ''
    return words.every((word) => text.includes(word))
  })
  return shown.toSorted((a, b) => orders[sort](a, b) || b.updated_at - a.updated_at || (a.id < b.id ? 1 : -1))
}

const textOf = ({ name, theme, preheader, content, plain }: EmailMessage) =>
  [name, theme, preheader, plain, ...content.flatMap(({ block }) => textsIn(block))].join('\n')

function textsIn(block: AnyBlock): string[] {
  const read = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')
  if (block.kind === 'text') return block.lines.map(read)
  if (block.kind === 'heading') return [read(block.runs)]
  if (block.kind === 'picture') return [block.alt]
  if (block.kind === 'button') return [block.label]
  return block.kind === 'columns' ? block.columns.flat().flatMap(textsIn) : []
}

export const readQuery = (params: URLSearchParams): ListQuery => ({
  search: params.get('q') ?? '',
  sort: messageSorts.find((sort) => sort === params.get('sort')) ?? 'updated_at',
})
