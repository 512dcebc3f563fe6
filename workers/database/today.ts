import type { Counts } from '#domain/campaigns/statistics/counters'
import type { CampaignTask } from '#domain/campaigns/task'
import { taskProgress } from '#domain/campaigns/taskProgress'
import type { Contact } from '#domain/contacts/contact'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import { openAnswers } from '#domain/conversations/openAnswers'
import { newId } from '../newId.ts'
import { entriesByIds, rowsBetween, rowsWhere } from './read.ts'
import { type OpenReminder, openReminders } from './reminders.ts'
import type { UserDatabase } from './schema.ts'

/** `isHere`: the office does not have it yet. */
export type CapturedLead = { id: string; name: string; company: string; at: number; isHere: boolean }
export type TodaysTask = { task: CampaignTask; progress: { done: number; all: number } | null }
export type AnswerToWrite = { mail: ConversationMessage; contact: string; name: string }
export type Today = {
  reminders: OpenReminder[]
  captured: CapturedLead[]
  tasks: TodaysTask[]
  answers: AnswerToWrite[]
}

const answerDays = 14
const day = 24 * 3_600_000

/** What a user's day holds, all of it from this device. `morning`, `midnight`: the first moments of this day and the next. */
export async function readToday(
  db: UserDatabase,
  user: string,
  { morning, midnight }: { morning: number; midnight: number },
): Promise<Today> {
  const reminders = (await openReminders(db, user)).filter(({ reminder }) => reminder.due_at < midnight)
  return {
    reminders,
    captured: await capturedSince(db, user, morning),
    tasks: await openTasks(db, midnight),
    answers: await answersToWrite(db, user, morning - answerDays * day),
  }
}

/** By hand, by a card or by a code: what is captured says from whom it is, and so does no import. */
async function capturedSince(db: UserDatabase, user: string, morning: number): Promise<CapturedLead[]> {
  // Ids sort by the time they were made.
  const first = newId(morning).slice(0, 13)
  const ats = new Map<string, number>()
  for await (const rows of rowsBetween(db, 'contact_origin', first, '\uffff'))
    for (const { contact_id, created_by, created_at, way } of rows)
      if (created_by === user && way === 'person') ats.set(String(contact_id), Number(created_at))
  const entries = await entriesByIds(db, 'contact', [...ats.keys()])
  return entries
    .flatMap((entry) => {
      const contact = entry?.row as Contact | null | undefined
      if (!entry || !contact) return []
      const { id, name, company } = contact
      return [{ id, name, company, at: ats.get(id)!, isHere: entry.rev === 0 || entry.waiting !== undefined }]
    })
    .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
}

/** Those that go on, those that something or somebody stops, and those whose time comes today. */
async function openTasks(db: UserDatabase, midnight: number): Promise<TodaysTask[]> {
  const isOpen = ({ status, problem, execution_time }: CampaignTask) =>
    status === 'inProgress' ||
    (status === 'paused' && problem !== '') ||
    (status === 'pending' && (problem !== '' || (execution_time !== null && execution_time < midnight)))
  const tasks = await rowsWhere(db, 'campaign_task', isOpen)
  if (tasks.length === 0) return []
  const counted = await rowsWhere(db, 'campaign_counts', ({ dimension }) => dimension === 'task')
  const counts = new Map(counted.map((one) => [one.key, one.counts as Counts]))
  return tasks
    .map((task) => ({ task, progress: taskProgress(task, counts.get(task.id) ?? null) }))
    .sort(
      (a, b) => Number(b.task.problem !== '') - Number(a.task.problem !== '') || b.task.updated_at - a.task.updated_at,
    )
}

/** Of the user's own contacts: what waits in the threads of their mails, which are read only where one does. */
async function answersToWrite(db: UserDatabase, user: string, since: number): Promise<AnswerToWrite[]> {
  const threads = await rowsWhere(db, 'conversation', ({ channel }) => channel === 'email')
  if (!threads.some(({ waiting_since }) => waiting_since !== null && waiting_since >= since)) return []
  const messages: ConversationMessage[] = []
  // Ids sort by the time they were made, and a mail is read after it was written.
  for await (const rows of rowsBetween(db, 'message', newId(since).slice(0, 13), '\uffff'))
    messages.push(...(rows as unknown as ConversationMessage[]))
  const open = openAnswers(threads, messages, since).filter(({ thread }) => thread.contact_id !== null)
  const entries = await entriesByIds(
    db,
    'contact',
    open.map(({ thread }) => thread.contact_id!),
  )
  return open.flatMap(({ mail, thread }, at) => {
    const contact = entries[at]?.row as Contact | null | undefined
    if (contact?.belongto !== user || contact.restricted_at) return []
    return [{ mail, contact: contact.id, name: contact.name || contact.company || thread.identity.value }]
  })
}
