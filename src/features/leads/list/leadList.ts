import { leadStates } from '#domain/leads/lead'
import { type LeadQuery, leadHas, leadSorts } from '#workers/search/leads/api'

const visits: Readonly<Record<string, boolean>> = { yes: true, no: false }

/** What the address of the page says: back, reload and a shared link show the same. */
export const readLeadQuery = (params: URLSearchParams): LeadQuery => ({
  text: params.get('q') ?? '',
  state: leadStates.find((state) => state === params.get('state')) ?? null,
  has: leadHas.find((field) => field === params.get('has')) ?? null,
  visited: visits[params.get('visited') ?? ''] ?? null,
  sort: leadSorts.find((sort) => sort === params.get('sort')) ?? null,
  descending: params.get('descending') === '1',
})
