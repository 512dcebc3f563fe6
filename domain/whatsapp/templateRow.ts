import * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Actor } from '../shared/mutation.ts'
import { same } from '../shared/same.ts'
import { Id, Line, Time, text } from '../shared/schema.ts'
import { whatsappProblems } from './graphErrors.ts'
import { TemplateContent, type TemplateState, TemplateState as TemplateStateName } from './template.ts'

/**
 * Why Meta did not get, or not take, what was handed in last.
 * - `refused`: it does not take the words; it says why
 * - `taken`: it has one of this name and language already
 * - `deleting`: one of this name and language was deleted, and its name is kept back for weeks
 * - `full`: the WhatsApp Business account has as many as it may
 * - `wait`: too many changes for now
 * - `file`: the example of the header was not taken
 * - `unanswered`: Meta was asked, did not answer, and has not got it
 */
export const templateHandInProblems = [
  ...whatsappProblems,
  'secretMissing',
  'refused',
  'taken',
  'deleting',
  'full',
  'wait',
  'file',
  'unanswered',
] as const
export type TemplateHandInProblem = (typeof templateHandInProblems)[number]

const writtenFields = { channel_account_id: Id, ...TemplateContent.shape }
export const WhatsappTemplateFields = z.object(writtenFields)
export type WhatsappTemplateFields = z.output<typeof WhatsappTemplateFields>
export const WhatsappTemplateChange = z.partial(WhatsappTemplateFields)
export const NewWhatsappTemplate = z.object({ id: Id, ...writtenFields })
export type NewWhatsappTemplate = z.output<typeof NewWhatsappTemplate>

/**
 * A template of a WhatsApp Business account, which `channel_account_id` belongs to: all numbers of that account send it. Its
 * content is what somebody works on; messages are made of `approved`.
 */
export const WhatsappTemplate = z.extend(NewWhatsappTemplate, {
  state: TemplateStateName,
  /** '' while Meta does not know it */
  meta_id: Line,
  /** Meta's word for why it rejected it; '' where it did not */
  rejected_reason: Line,
  /** green, yellow, red or unknown; '' until Meta says */
  quality: Line,
  /** as what Meta has it, and charges for it: where it is not `category`, Meta has changed it; '' until Meta says */
  meta_category: Line,
  /** what Meta approved last; null: nothing yet, or it has parts that this version does not know */
  approved: z.nullable(TemplateContent),
  problem: z.union([z.literal(''), z.enum(templateHandInProblems)]),
  /** what Meta said of it, in its own words */
  problem_details: text(limits.lineLength),
  problem_at: z.nullable(Time),
  submitted_at: z.nullable(Time),
  /** null: it was made elsewhere, and read from Meta */
  created_by: z.nullable(Id),
  created_at: Time,
  updated_at: Time,
})
export type WhatsappTemplate = z.output<typeof WhatsappTemplate>

/** What the server alone says of a template, as it is of a new one. */
export const newTemplateFacts = {
  state: 'draft',
  meta_id: '',
  rejected_reason: '',
  quality: '',
  meta_category: '',
  approved: null,
  problem: '',
  problem_details: '',
  problem_at: null,
  submitted_at: null,
} as const satisfies Partial<WhatsappTemplate>

const contentFields = Object.keys(TemplateContent.shape) as (keyof TemplateContent)[]

/** What is written in it now. */
export const contentOfTemplate = (row: TemplateContent): TemplateContent =>
  Object.fromEntries(contentFields.map((field) => [field, row[field]])) as TemplateContent

/** What messages of it are made of; null: it cannot be sent. */
export const sendableTemplate = ({
  state,
  approved,
}: Pick<WhatsappTemplate, 'state' | 'approved'>): TemplateContent | null => (state === 'approved' ? approved : null)

/** Whether both say the same to who gets them: examples are Meta's, and so is the category in the end. */
export const saysTheSame = (a: TemplateContent, b: TemplateContent): boolean => same(told(a), told(b))

function told(content: TemplateContent): object {
  const { header, buttons, examples: _, category: __, ...rest } = contentOfTemplate(content)
  return {
    ...rest,
    header: header.kind === 'text' || header.kind === 'none' ? header : { kind: header.kind, hash: header.file?.hash },
    buttons: buttons.map((button) => {
      if (button.kind === 'phone') return { ...button, phone: button.phone.replace(/[^\d]/g, '') }
      if (button.kind === 'url') return { ...button, example: '' }
      return button
    }),
  }
}

/** Whether other words are written in it than Meta approved. */
export const hasNewWords = (row: WhatsappTemplate): boolean => row.approved !== null && !saysTheSame(row, row.approved)

/** What Meta has, with the file of ours that it was shown as the example. */
export const withOwnFile = (heard: TemplateContent, own: TemplateContent): TemplateContent =>
  heard.header.kind === own.header.kind && heard.header.kind !== 'none' && heard.header.kind !== 'text'
    ? { ...heard, header: own.header }
    : heard

/** States in which Meta takes other words for a template. In all others it stays as it is. */
const editable: ReadonlySet<TemplateState> = new Set<TemplateState>(['draft', 'approved', 'rejected', 'paused'])

export const isEditableTemplate = ({ state }: Pick<WhatsappTemplate, 'state'>): boolean => editable.has(state)

/** It may be at Meta, which has to be asked before it is deleted. */
export const isAtMeta = ({ state, meta_id }: Pick<WhatsappTemplate, 'state' | 'meta_id'>): boolean =>
  state === 'sending' || (meta_id !== '' && state !== 'deleted')

/** Everybody of the company reads them; its author and the main account change one. */
export const mayWriteTemplate = (
  { created_by }: Pick<WhatsappTemplate, 'created_by'>,
  { user, role }: Pick<Actor, 'user' | 'role'>,
): boolean => role === 'main' || created_by === user

/** Why these fields of it may not be changed; null: they may. */
export function templateRefusal(
  row: WhatsappTemplate,
  fields: z.output<typeof WhatsappTemplateChange>,
  actor: Actor,
): ErrorCode | null {
  if (!mayWriteTemplate(row, actor)) return 'forbidden'
  if (!isEditableTemplate(row)) return 'templateLocked'
  return fixedFields(row).some((field) => fields[field] !== undefined && fields[field] !== row[field])
    ? 'templateLocked'
    : null
}

/** By name and language Meta knows a template; its category is settled with the approval. */
export function fixedFields({ state, meta_id }: Pick<WhatsappTemplate, 'state' | 'meta_id'>) {
  if (meta_id === '') return []
  const known = ['channel_account_id', 'name', 'language'] as const
  return state === 'approved' ? [...known, 'category' as const] : known
}
