import { type CampaignTaskState, campaignTaskStates } from '#domain/campaigns/task'

export const taskSorts = ['created_at', 'name', 'execution_time', 'email_count'] as const
export type TaskSort = (typeof taskSorts)[number]

/** What the address of the page says: back, reload and a shared link show the same. */
export type TaskAddress = {
  shows: 'list' | 'new' | 'edit' | 'task'
  /** of the draft, of the task that is edited, or of the task that is looked at */
  id: string
  search: string
  status: CampaignTaskState | null
  sort: TaskSort
}

export function readTaskAddress(params: URLSearchParams): TaskAddress {
  const shows = (['new', 'edit', 'task'] as const).find((key) => params.get(key)) ?? 'list'
  return {
    shows,
    id: params.get(shows) ?? '',
    search: params.get('q') ?? '',
    status: oneOf(campaignTaskStates, params.get('status')),
    sort: oneOf(taskSorts, params.get('sort')) ?? 'created_at',
  }
}

export function writeTaskAddress({ search, status, sort }: Pick<TaskAddress, 'search' | 'status' | 'sort'>) {
  const params = new URLSearchParams()
  if (search) params.set('q', search)
  if (status) params.set('status', status)
  if (sort !== 'created_at') params.set('sort', sort)
  return params
}

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((known) => known === value) ?? null
