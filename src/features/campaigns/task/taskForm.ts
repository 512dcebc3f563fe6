import * as z from 'zod/mini'
import type { Sequence } from '#domain/campaigns/sequence'
import { flawsOf, type SequenceFlaw } from '#domain/campaigns/sequence'
import { FirstBatch } from '#domain/campaigns/stopRules'
import { SubjectTest } from '#domain/campaigns/subjectTest'
import type { Audience, CampaignTask, CampaignTaskFields, CampaignTaskType } from '#domain/campaigns/task'
import type { Filter } from '#domain/contacts/filter'
import { limits } from '#domain/limits'
import { Email } from '#domain/shared/schema'
import { isEmptySms, type TypedSms } from '#domain/sms/compose'
import type { LinkedChoice } from './linked/typedLinked.ts'
import { isEmptyWhatsapp, type TypedWhatsapp } from './whatsapp/typedWhatsapp.ts'

/** A task as somebody types it. Numbers and times are texts until they are read. */
export type TypedTask = {
  name: string
  type: CampaignTaskType
  message: string
  sender: string
  reply_address: string
  /** null: nobody by a filter */
  filter: Filter | null
  chosen: readonly string[]
  unopened_of: string | null
  /** null: however often */
  send_count: { is: NonNullable<Audience['send_count']>['is']; value: string } | null
  allows_unknown_basis: boolean
  /** as a field of the browser writes it, in the zone of the device */
  execution_time: string
  first_batch: { size: string; wait_hours: string } | null
  subject_test: { id: string; b: string; share: string; measure: SubjectTest['measure']; wait_hours: string } | null
  sequence: Sequence | null
  /** of a text message, and of one over WhatsApp: what it says */
  sms?: TypedSms
  whatsapp?: TypedWhatsapp
  /** over linked phones: how fast, and to how many */
  linked?: LinkedChoice
  /** of all three: the ways out that it may take */
  routes?: readonly string[]
}

export const emptyTask: TypedTask = {
  name: '',
  type: 'ordinary',
  message: '',
  sender: '',
  reply_address: '',
  filter: null,
  chosen: [],
  unopened_of: null,
  send_count: null,
  allows_unknown_basis: false,
  execution_time: '',
  first_batch: null,
  subject_test: null,
  sequence: null,
}

/** Ways out, and the language of a text, are chosen for whoever begins, so they are nothing that was typed. */
export function isEmptyTask({ sms, whatsapp, linked: __, routes: _, ...typed }: TypedTask): boolean {
  const isEmptyMessage = (!sms || isEmptySms(sms)) && (!whatsapp || isEmptyWhatsapp(whatsapp))
  return JSON.stringify(typed) === JSON.stringify(emptyTask) && isEmptyMessage
}

/** What is there of a task, to be edited or taken for another one. */
export function typedOf(task: CampaignTaskFields, chosen: readonly string[]): TypedTask {
  const { audience, first_batch, subject_test } = task
  return {
    name: task.name,
    type: task.type,
    message: task.message,
    sender: task.sender,
    reply_address: task.reply_address,
    filter: audience.filter,
    chosen,
    unopened_of: audience.unopened_of,
    send_count: audience.send_count && { ...audience.send_count, value: String(audience.send_count.value) },
    allows_unknown_basis: audience.allows_unknown_basis,
    execution_time: task.execution_time === null ? '' : localText(task.execution_time),
    first_batch: first_batch && { size: String(first_batch.size), wait_hours: String(first_batch.wait_hours) },
    subject_test: subject_test && {
      ...subject_test,
      share: String(subject_test.share),
      wait_hours: String(subject_test.wait_hours),
    },
    sequence: task.sequence,
  }
}

/** The ways out that a task may take, the one that it was made with first. */
export const routesOf = ({ sender, senders = [] }: Pick<CampaignTask, 'sender'> & { senders?: readonly string[] }) => [
  ...new Set([sender, ...senders].filter(Boolean)),
]

/** Half edited, with the task as it was when that began. */
export type EditedTask = TypedTask & { from?: TypedTask }

/** An edit from an earlier visit, on the task as it is now: what nobody touched here is what others made of it since. */
export function editedOn(now: TypedTask, { from, ...edited }: EditedTask): TypedTask {
  if (!from) return edited
  const names = Object.keys(now) as (keyof TypedTask)[]
  const untouched = names.filter((name) => JSON.stringify(edited[name]) === JSON.stringify(from[name]))
  const theirs = Object.fromEntries(untouched.map((name) => [name, now[name]]))
  const [before, after] = [new Set(from.chosen), new Set(edited.chosen)]
  const left = now.chosen.filter((one) => after.has(one) || !before.has(one))
  const added = edited.chosen.filter((one) => !before.has(one))
  return { ...edited, ...theirs, chosen: [...new Set([...left, ...added])] }
}

/** To those who did not open the mail of this task: the same again, for whoever wants it another way. */
export function resendOf(task: CampaignTask, name: string): TypedTask {
  const { sequence: _, subject_test: __, ...same } = typedOf(task, [])
  const again = { ...emptyTask, ...same, name, type: 'ordinary' as const, execution_time: '' }
  return { ...again, filter: null, send_count: null, unopened_of: task.id }
}

const two = (value: number) => String(value).padStart(2, '0')
/** 2026-11-22T09:00, in the zone of the device. */
export function localText(time: number): string {
  const at = new Date(time)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}
const timeIn = (text: string) => (text ? new Date(text).getTime() : Number.NaN)

const wholeNumber = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN)

/** The fields of a task, whether or not they may be: `problemsOf` says what is wrong with them. */
export function fieldsOfTask(typed: TypedTask): CampaignTaskFields {
  const { first_batch, subject_test, sequence, send_count, type } = typed
  const [first, ...later] = sequence?.steps ?? []
  return {
    name: typed.name.trim(),
    type,
    message: typed.message,
    sender: typed.routes ? (typed.routes[0] ?? '') : typed.sender,
    reply_address: typed.reply_address.trim(),
    audience: {
      filter: typed.filter,
      chosen: typed.chosen.length,
      unopened_of: typed.unopened_of,
      send_count: send_count && { is: send_count.is, value: wholeNumber(send_count.value) },
      allows_unknown_basis: typed.allows_unknown_basis,
    },
    execution_time: type === 'scheduled' ? timeIn(typed.execution_time) : null,
    first_batch: first_batch && {
      size: wholeNumber(first_batch.size),
      wait_hours: wholeNumber(first_batch.wait_hours),
    },
    subject_test: subject_test && {
      ...subject_test,
      b: subject_test.b.trim(),
      share: wholeNumber(subject_test.share),
      wait_hours: wholeNumber(subject_test.wait_hours),
    },
    // Its first mail is the task's.
    sequence:
      sequence && first?.kind === 'mail'
        ? { ...sequence, steps: [{ ...first, message: typed.message }, ...later] }
        : sequence,
  }
}

/** `field`: where it is said. `sequence` names its flaw; all others are their own code. */
export const formProblems = {
  nameMissing: 'name',
  messageMissing: 'message',
  senderMissing: 'sender',
  replyInvalid: 'reply_address',
  nobodyChosen: 'audience',
  tooManyChosen: 'audience',
  sendCountInvalid: 'send_count',
  timeMissing: 'execution_time',
  timePast: 'execution_time',
  batchInvalid: 'first_batch',
  testInvalid: 'subject_test',
  mailMissing: 'sequence',
} as const satisfies Record<string, keyof TypedTask | 'audience'>
export type FormProblem = keyof typeof formProblems
export type TaskFormField = (typeof formProblems)[FormProblem]

/** What keeps a task from being kept at all; in the order of the form. */
export function problemsOf(typed: TypedTask, now: number): FormProblem[] {
  const fields = fieldsOfTask(typed)
  const { audience, first_batch, subject_test, sequence } = fields
  const isWrong: Record<FormProblem, boolean> = {
    nameMissing: fields.name === '',
    messageMissing: lacksMessage(typed),
    senderMissing: fields.sender === '',
    replyInvalid: fields.reply_address !== '' && !Email.safeParse(fields.reply_address).success,
    nobodyChosen: audience.filter === null && audience.chosen === 0 && audience.unopened_of === null,
    tooManyChosen: audience.chosen > limits.emailImportRows,
    sendCountInvalid: audience.send_count !== null && Number.isNaN(audience.send_count.value),
    timeMissing: Number.isNaN(fields.execution_time ?? 0),
    timePast: fields.execution_time !== null && fields.execution_time <= now,
    batchInvalid: first_batch !== null && !z.safeParse(FirstBatch, first_batch).success,
    testInvalid: subject_test !== null && !z.safeParse(SubjectTest, subject_test).success,
    mailMissing: sequence?.steps.some((step) => step.kind === 'mail' && !step.message) ?? false,
  }
  return (Object.keys(formProblems) as FormProblem[]).filter((problem) => isWrong[problem])
}

/** A text is checked by its own rules. */
function lacksMessage({ message, sms, whatsapp }: TypedTask): boolean {
  if (whatsapp) return whatsapp.template_id === ''
  return message === '' && sms === undefined
}

export const sequenceFlawsOf = (typed: TypedTask): SequenceFlaw[] =>
  typed.sequence ? flawsOf(fieldsOfTask(typed).sequence!) : []
