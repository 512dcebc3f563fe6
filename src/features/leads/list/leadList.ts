import type { LeadRow, LeadState } from '#domain/leads/lead'

export type LeadLine = Pick<
  LeadRow,
  'id' | 'name' | 'email' | 'phone' | 'website' | 'city' | 'country' | 'state' | 'contact_id'
>

export const leadSorts = ['name', 'city', 'email', 'phone', 'state'] as const
export type LeadSort = (typeof leadSorts)[number]
export const leadHas = ['email', 'phone', 'website'] as const

export type LeadQuery = {
  text: string
  state: LeadState | null
  has: (typeof leadHas)[number] | null
  sort: LeadSort | null
  descending: boolean
}

/** What the address of the page says: back, reload and a shared link show the same. */
export const readLeadQuery = (params: URLSearchParams): LeadQuery => ({
  text: params.get('q') ?? '',
  state: (['new', 'kept', 'thrown'] as const).find((state) => state === params.get('state')) ?? null,
  has: leadHas.find((field) => field === params.get('has')) ?? null,
  sort: leadSorts.find((sort) => sort === params.get('sort')) ?? null,
  descending: params.get('descending') === '1',
})

export function matchingLeads(lines: readonly LeadLine[], query: LeadQuery): LeadLine[] {
  const words = query.text.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const found = lines.filter(
    (line) =>
      (query.state === null ? line.state !== 'thrown' : line.state === query.state) &&
      (query.has === null || line[query.has] !== '') &&
      words.every((word) => textOf(line).includes(word)),
  )
  const { sort } = query
  if (sort === null) return found
  const turn = query.descending ? -1 : 1
  // What is not known stands last, whichever way it is sorted.
  return found.sort((a, b) => Number(!a[sort]) - Number(!b[sort]) || turn * byWords.compare(a[sort], b[sort]))
}

const textOf = ({ name, email, phone, website, city }: LeadLine) =>
  `${name}\n${email}\n${phone}\n${website}\n${city}`.toLowerCase()
const byWords = new Intl.Collator('zh-CN', { numeric: true })
