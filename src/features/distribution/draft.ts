import type { FollowUpStatus } from '#domain/contacts/contact'
import {
  type DistributionKind,
  DistributionRequest,
  distributionProblem,
  type ShareWay,
} from '#domain/distribution/distribution'
import { type ErrorCode, isErrorCode } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Problem } from '../../components/problems.ts'
import { beginOfDay } from '../../lib/days.ts'

/** Who is handed which contacts, as it is chosen and typed. */
export type Draft = {
  kind: DistributionKind
  /** whose contacts go; what is distributed is the main account's */
  from: string
  /** what waits in the public pool is distributed */
  pooled: boolean
  /** named one by one; null: the filter alone chooses */
  ids: readonly string[] | null
  filter: FilterDraft
  /** nothing: all that match */
  count: string
  order: 'newest' | 'oldest'
  to: readonly string[]
  share: ShareWay
  numbers: Readonly<Record<string, string>>
  into: 'main' | 'pool'
}

export type FilterDraft = {
  tag: readonly string[]
  source: readonly string[]
  category: readonly string[]
  country: readonly string[]
  follow_up_status: readonly FollowUpStatus[]
  /** several, parted by commas or spaces */
  area_code: string
  /** days, both included */
  created_from: string
  created_to: string
  search: string
}
type Criterion = keyof FilterDraft

const noFilter: FilterDraft = {
  tag: [],
  source: [],
  category: [],
  country: [],
  follow_up_status: [],
  area_code: '',
  created_from: '',
  created_to: '',
  search: '',
}

export const newDraft = (
  kind: DistributionKind,
  from: string,
  ids: Draft['ids'] = null,
  filter: Partial<FilterDraft> = {},
): Draft => ({
  kind,
  from,
  pooled: false,
  ids,
  filter: { ...noFilter, ...filter },
  count: '',
  order: 'newest',
  to: [],
  share: 'roundRobin',
  numbers: {},
  into: 'pool',
})

type Field = 'from' | 'to' | 'numbers' | 'into' | 'count' | 'ids' | Criterion
export type DraftProblems = Partial<Record<Field, Problem>>

/** What a draft asks of the server, or what is wrong with it. */
type DraftResult = { asked: DistributionRequest; problems: null } | { asked: null; problems: DraftProblems }

export function checked(draft: Draft, main: string): DraftResult {
  const parsed = DistributionRequest.safeParse(inputOf(draft))
  if (!parsed.success) return { asked: null, problems: problemsIn(parsed.error.issues) }
  const wrong = distributionProblem(parsed.data, main)
  // Ids are this device's own, and a hundred thousand are not looked at again with every key stroke.
  if (!wrong) return { asked: { ...parsed.data, ...(draft.ids && { ids: draft.ids as string[] }) }, problems: null }
  const field = draft.kind === 'release' ? 'into' : wrong.field === 'numbers' ? 'numbers' : 'to'
  return { asked: null, problems: { [field]: problem(wrong.code, { count: parsed.data.count }) } }
}

/** The contacts alone, whoever receives them; `anyone` could. */
export const checkedWhat = (draft: Draft, main: string, anyone: string): DraftResult =>
  checked({ ...draft, to: [anyone], share: 'equal', into: draft.from === main ? 'pool' : 'main' }, main)

/** How many were given out by name so far. */
export const draftTotal = ({ to, numbers }: Pick<Draft, 'to' | 'numbers'>) =>
  to.reduce((sum, user) => sum + (Number(numbers[user]) || 0), 0)

/** With one receiver there is nothing to share. */
export const shareOf = ({ to, share }: Pick<Draft, 'to' | 'share'>): ShareWay => (to.length > 1 ? share : 'equal')

function inputOf(draft: Draft) {
  const { kind, from, pooled, order, to, numbers, into } = draft
  const share = shareOf(draft)
  const all = kind !== 'release' && share === 'numbers' ? draftTotal(draft) : limits.distributionRows
  const count = draft.count.trim() === '' ? all : Number(draft.count)
  const what = { filter: filterOf(draft.filter), count, order }
  if (kind === 'release') return { kind, from, ...what, into }
  const whom = { to, share, ...(share === 'numbers' && { numbers: to.map((user) => Number(numbers[user] ?? 0)) }) }
  return kind === 'distribute' ? { kind, ...what, ...whom, pooled } : { kind, from, ...what, ...whom }
}

function filterOf({ area_code, created_from, created_to, search, ...chosen }: FilterDraft) {
  const codes = area_code.split(/[\s,，、;；]+/).filter(Boolean)
  const [from, to] = [beginOfDay(created_from), beginOfDay(created_to, 1)]
  return {
    ...Object.fromEntries(Object.entries(chosen).filter(([, values]) => values.length > 0)),
    ...(codes.length > 0 && { area_code: codes }),
    ...(from !== null && { created_from: from }),
    ...(to !== null && { created_to: to }),
    ...(search.trim() && { search: search.trim() }),
  }
}

type Issue = { path: readonly PropertyKey[]; message: string }

/** The first of each field; a criterion is told by its own name. */
function problemsIn(issues: readonly Issue[]): DraftProblems {
  const found: Record<string, Problem> = {}
  for (const { path, message } of issues) {
    const field = String(path[0] === 'filter' ? path[1] : path[0])
    found[field] ??= problem(isErrorCode(message) ? message : 'inputInvalid')
  }
  return found
}

const problem = (code: ErrorCode, values: Problem['values'] = {}): Problem => ({
  code,
  values: { max: limits.distributionRows, ...values },
})
