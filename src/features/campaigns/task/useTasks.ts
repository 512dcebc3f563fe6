import { useMemo } from 'react'
import { type Counts } from '#domain/campaigns/statistics/counters'
import type { AudienceRow, CampaignTask } from '#domain/campaigns/task'
import type { EmailMessage } from '#domain/email/render/message'
import type { EmailSender } from '#domain/email/sender/sender'
import { eachLeaf, rowById, rowsWhere } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'
import { keepDraft } from '../../../lib/drafts.ts'
import { readOnce, useStored } from '../../../lib/reader.ts'
import { mailsOf } from './startReasons.ts'
import type { TypedTask } from './taskForm.ts'

/** A task with what its line shows. `unsent`: the server has not heard of its last change. */
export type TaskLine = {
  task: CampaignTask
  unsent: boolean
  /** null: none yet */
  counts: Counts | null
  sender: EmailSender | undefined
  message: EmailMessage | undefined
  /** all of a sequence */
  messages: EmailMessage[]
}

/** All of them; undefined until they are read. */
export const useTaskLines = (): TaskLine[] | undefined => useStored(readLines, [])

async function readLines(db: UserDatabase): Promise<TaskLine[]> {
  const tasks: { task: CampaignTask; unsent: boolean }[] = []
  for await (const entries of eachLeaf(db, 'campaign_task'))
    for (const { row, waiting } of entries)
      if (row) tasks.push({ task: row as CampaignTask, unsent: waiting !== undefined })
  const senders = byId(await rowsWhere(db, 'email_sender', () => true))
  const messages = await rowsWhere(db, 'email_message', () => true)
  const messagesById = byId(messages)
  const counted = await rowsWhere(db, 'campaign_counts', ({ dimension }) => dimension === 'task')
  const counts = new Map(counted.map(({ key, counts }) => [key, counts as Counts]))
  return tasks.map(({ task, unsent }) => ({
    task,
    unsent,
    counts: counts.get(task.id) ?? null,
    sender: senders.get(task.sender),
    message: messagesById.get(task.message),
    messages: mailsOf(task, messages),
  }))
}
const byId = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]))

/** One of them; null: it is not here. */
export function useTaskLine(id: string): TaskLine | null | undefined {
  const lines = useTaskLines()
  return useMemo(() => lines && (lines.find(({ task }) => task.id === id) ?? null), [lines, id])
}

export const taskById = async (id: string): Promise<CampaignTask | null> =>
  (await readOnce((db) => rowById(db, 'campaign_task', id))) ?? null

/** The contacts that are named for a task. */
export const chosenFor = async (task: string): Promise<string[]> =>
  (await namedFor(task)).flatMap(({ contacts }) => contacts)

export async function namedFor(task: string): Promise<AudienceRow[]> {
  const parts = await readOnce((db) =>
    rowsWhere(db, 'campaign_audience', ({ campaign_task_id }) => campaign_task_id === task),
  )
  return parts ?? []
}

const draftPrefix = 'email task '
export const draftKey = (id: string) => `${draftPrefix}${id}`

/** Forms that somebody left half filled, the last typed first. */
export const useTaskDrafts = () =>
  useStored(async (db) => {
    const kept = await db.drafts.where('key').startsWith(draftPrefix).toArray()
    return kept
      .map(({ key, value, at }) => ({ id: key.slice(draftPrefix.length), name: nameIn(value), at }))
      .sort((a, b) => b.at - a.at)
  }, [])
const nameIn = (value: unknown) => (value as Partial<TypedTask>).name ?? ''

export const forgetDraft = (id: string) => keepDraft(draftKey(id), null)
