import { useMemo } from 'react'
import { addCounts, type Counts } from '#domain/campaigns/statistics/counters'
import type { AudienceRow, CampaignTask } from '#domain/campaigns/task'
import { type ChannelAccount, isWhatsappAccount } from '#domain/channels/account'
import type { EmailMessage } from '#domain/email/render/message'
import type { EmailSender } from '#domain/email/sender/sender'
import type { LinkedTemplate } from '#domain/linked/template'
import { emptySms } from '#domain/sms/compose'
import type { SmsMessageRow } from '#domain/sms/message'
import type { WhatsappMessageRow } from '#domain/whatsapp/message'
import type { WhatsappTemplate } from '#domain/whatsapp/templateRow'
import { eachLeaf, rowById, rowsWhere } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'
import { keepDraft } from '../../../lib/drafts.ts'
import { readOnce, useStored } from '../../../lib/reader.ts'
import { channelOfTask, type TaskChannel } from '../../../lib/taskPaths.ts'
import { useTaskChannel } from './channel.ts'
import { typedLinkedOf } from './linked/typedLinked.ts'
import { mailsOf } from './startReasons.ts'
import { routesOf, type TypedTask, typedOf } from './taskForm.ts'
import { emptyWhatsapp, type TypedWhatsapp } from './whatsapp/typedWhatsapp.ts'

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
  /** of a text message, and of one over WhatsApp: itself, and the ways out that it may take */
  sms: SmsMessageRow | undefined
  whatsapp: WhatsappUse | undefined
  /** over linked phones */
  template: LinkedTemplate | undefined
  routes: ChannelAccount[]
}
/** `template`: undefined where it was deleted; `waba`: the WhatsApp Business account that has it, where somebody knows. */
export type WhatsappUse = { message: WhatsappMessageRow; template: WhatsappTemplate | undefined; waba: string | null }

/** All of them; undefined until they are read. */
export function useTaskLines(): TaskLine[] | undefined {
  const channel = useTaskChannel()
  return useStored((db) => readLines(db, channel), [channel])
}

async function readLines(db: UserDatabase, channel: TaskChannel): Promise<TaskLine[]> {
  const tasks: { task: CampaignTask; unsent: boolean }[] = []
  for await (const entries of eachLeaf(db, 'campaign_task'))
    for (const { row, waiting } of entries)
      if (row && channelOfTask(row as CampaignTask) === channel)
        tasks.push({ task: row as CampaignTask, unsent: waiting !== undefined })
  const senders = byId(await rowsWhere(db, 'email_sender', () => true))
  const messages = await rowsWhere(db, 'email_message', () => true)
  const messagesById = byId(messages)
  const texts = byId(channel === 'sms' ? await rowsWhere(db, 'sms_message', () => true) : [])
  const routes = byId(
    channel === 'email' ? [] : await rowsWhere(db, 'channel_account', (row) => row.channel === channel),
  )
  const whatsapp = channel === 'whatsapp' ? await readWhatsappUses(db, routes) : new Map<string, WhatsappUse>()
  const templates = byId(channel === 'linked' ? await rowsWhere(db, 'linked_message', () => true) : [])
  const counted = await rowsWhere(db, 'campaign_counts', ({ dimension }) => dimension === 'task')
  const counts = countsByTask(counted)
  return tasks.map(({ task, unsent }) => ({
    task,
    unsent,
    counts: counts.get(task.id) ?? null,
    sender: senders.get(task.sender),
    message: messagesById.get(task.message),
    messages: mailsOf(task, messages),
    sms: texts.get(task.message),
    whatsapp: whatsapp.get(task.message),
    template: templates.get(task.message),
    routes: routesOf(task).flatMap((id) => routes.get(id) ?? []),
  }))
}
/** By the message. */
async function readWhatsappUses(
  db: UserDatabase,
  numbers: ReadonlyMap<string, ChannelAccount>,
): Promise<Map<string, WhatsappUse>> {
  const templates = byId(await rowsWhere(db, 'whatsapp_template', () => true))
  const messages = await rowsWhere(db, 'whatsapp_message', () => true)
  return new Map(
    messages.map((message): [string, WhatsappUse] => {
      const template = templates.get(message.template_id)
      const number = template && numbers.get(template.channel_account_id)
      const waba = number && isWhatsappAccount(number) ? number.setting.waba : null
      return [message.id, { message, template, waba }]
    }),
  )
}

/** A sequence over two channels is counted on each of them. */
export function countsByTask(rows: readonly { key: string; counts: object }[]): ReadonlyMap<string, Counts> {
  const sums = new Map<string, Counts>()
  for (const { key, counts } of rows) sums.set(key, addCounts(sums.get(key) ?? {}, counts as Counts))
  return sums
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

const draftPrefix = (channel: TaskChannel) => `${channel} task `
export const draftKey = (channel: TaskChannel, id: string) => `${draftPrefix(channel)}${id}`

/** Forms that somebody left half filled, the last typed first. */
export function useTaskDrafts() {
  const prefix = draftPrefix(useTaskChannel())
  return useStored(
    async (db) => {
      const kept = await db.drafts.where('key').startsWith(prefix).toArray()
      return kept
        .map(({ key, value, at }) => ({ id: key.slice(prefix.length), name: nameIn(value), at }))
        .sort((a, b) => b.at - a.at)
    },
    [prefix],
  )
}
const nameIn = (value: unknown) => (value as Partial<TypedTask>).name ?? ''

export const forgetDraft = (channel: TaskChannel, id: string) => keepDraft(draftKey(channel, id), null)

/** Whether what a task says is there and no other task sends it. */
export const isOwnText = async (task: CampaignTask): Promise<boolean> =>
  (await readOnce(async (db) => {
    const { id, message } = task
    const others = await rowsWhere(db, 'campaign_task', (other) => other.message === message && other.id !== id)
    const entity = channelOfTask(task) === 'whatsapp' ? 'whatsapp_message' : 'sms_message'
    return others.length === 0 && Boolean(await rowById(db, entity, message))
  })) ?? false

/** A task as its form has it, with those whom it names and, where that is written there, what it says. */
export async function typedTask(task: CampaignTask, chosen: readonly string[]): Promise<TypedTask> {
  const typed = typedOf(task, chosen)
  const channel = channelOfTask(task)
  if (channel === 'whatsapp') return { ...typed, whatsapp: await typedMessage(task), routes: routesOf(task) }
  if (channel === 'linked') return { ...typed, linked: typedLinkedOf(task), routes: routesOf(task) }
  if (channel !== 'sms') return typed
  const row = await readOnce((db) => rowById(db, 'sms_message', task.message))
  const { text, language, opt_out, shortens_links, templates } = row ?? emptySms('zh')
  return { ...typed, sms: { text, language, opt_out, shortens_links, templates }, routes: routesOf(task) }
}

async function typedMessage({ message }: CampaignTask): Promise<TypedWhatsapp> {
  const row = await readOnce((db) => rowById(db, 'whatsapp_message', message))
  if (!row) return emptyWhatsapp
  const { template_id, texts, buttons, file } = row
  return { template_id, texts, buttons, file }
}
