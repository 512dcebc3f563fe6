import type { CampaignTaskAction } from '#domain/campaigns/mutations'
import { receiversIn, type SendCounts, sendStatuses } from '#domain/campaigns/sendStatus'
import { type Counts, sendCountsIn } from '#domain/campaigns/statistics/counters'
import { type CampaignTask, campaignTaskMachine } from '#domain/campaigns/task'
import { taskProgress } from '#domain/campaigns/taskProgress'
import { next } from '#domain/shared/machine'
import type { TaskAddress } from './taskAddress.ts'
import type { TaskLine } from './useTasks.ts'

/** Those that the address asks for, in its order. */
export function shownTasks(lines: readonly TaskLine[], { search, status, sort }: Omit<TaskAddress, 'shows' | 'id'>) {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const says = ({ task, sender, message, whatsapp, template }: TaskLine) =>
    [task.name, sender?.name, sender?.address, message?.name, message?.theme, whatsapp?.template?.name, template?.name]
      .join('\n')
      .toLowerCase()
  return lines
    .filter(
      (line) => (status === null || line.task.status === status) && words.every((word) => says(line).includes(word)),
    )
    .toSorted((a, b) => inOrder(a.task, b.task, sort) || b.task.created_at - a.task.created_at)
}

function inOrder(a: CampaignTask, b: CampaignTask, sort: TaskAddress['sort']): number {
  if (sort === 'name') return byName.compare(a.name, b.name)
  if (sort === 'execution_time') return (taskTime(b) ?? 0) - (taskTime(a) ?? 0)
  return b[sort] - a[sort]
}
const byName = new Intl.Collator('zh-CN')

/** When it begins, or began. */
export const taskTime = ({ execution_time, began_at }: CampaignTask): number | null => began_at ?? execution_time

/** What keeps a task from being as its state says, besides its problem; null: nothing. */
export function waitOf({ task, unsent }: Pick<TaskLine, 'task' | 'unsent'>, now: number) {
  if (unsent && task.status === 'inProgress') return 'unsent'
  if (unsent && task.began_at !== null && (task.status === 'paused' || task.status === 'closed')) return 'unstopped'
  if (task.status === 'pending' && task.execution_time !== null && task.execution_time <= now) return 'overdue'
  return task.status === 'inProgress' && task.began_at === null ? 'beginning' : null
}

/** How far a task is; null: nothing is counted yet. */
export const progressOf = ({ task, counts }: Pick<TaskLine, 'task' | 'counts'>) => taskProgress(task, counts)

type ReceiverBalance = {
  asked: number
  written: number
  by: SendCounts
  /** whether the ledger's own sum of all is that of the states */
  holds: boolean
  sum: number
}

/** Everybody counted once: asked = written + left out, and written = all states together. */
export function placedIn(counts: Counts): ReceiverBalance {
  const by = sendCountsIn(counts)
  const asked = counts.receivers ?? 0
  const sum = receiversIn(by)
  return { asked, written: asked - by.suppressed, by, holds: sum === asked, sum }
}
export const writtenStatuses = sendStatuses.filter((status) => status !== 'suppressed')

/** What can be done to a task by hand. */
export const mayDo = (task: CampaignTask, doing: CampaignTaskAction) =>
  next(campaignTaskMachine, task.status, doing) !== undefined

/** How many may have the mail, and are written to again only if somebody wants that. */
export const uncertainIn = ({ counts }: Pick<TaskLine, 'counts'>): number =>
  counts ? sendCountsIn(counts).uncertain : 0

/** Whether it waits for somebody to say how it goes on after a restore. */
export const isRestored = ({ status, problem }: CampaignTask) => status === 'paused' && problem === 'restored'
