import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import type { MessageFile } from '#domain/email/render/message'
import { whatsappTextLimits } from '#domain/whatsapp/answering'
import { type WhatsappMediaKind, whatsappMediaKind, whatsappMimeOf } from '#domain/whatsapp/media'
import type { TemplateContent } from '#domain/whatsapp/template'
import { type GraphContent, type GraphMedia, templateMessage } from '../../channels/whatsapp/messages.ts'

/** A file as it is handed to Meta. */
export type StepFile = { file: MessageFile; mime: string; kind: WhatsappMediaKind }
type Extra = NonNullable<ConversationMessage['extra']>
type TemplateUse = Extract<Extra, { kind: 'template' }>

/** One message of Meta's: what a user wrote may be several of them. */
export type Step =
  | { of: 'text'; body: string }
  | { of: 'file'; file: StepFile; caption: string }
  | { of: 'extra'; extra: Extra; body: string }
  | { of: 'template'; content: TemplateContent; file: StepFile | null; extra: TemplateUse }

type ChatWords = Pick<ConversationMessage, 'body' | 'extra'> & { files: readonly MessageFile[] }

/** In the order in which they leave; null: something of it cannot be sent here. */
export function chatSteps({ body, extra, files }: ChatWords): Step[] | null {
  const known = files.map(stepFile)
  const all = known.filter((one) => one !== null)
  if (all.length < known.length) return null
  if (extra?.kind === 'template') return templateStep(extra, all[0] ?? null)
  const text: Step[] = body.trim() ? [{ of: 'text', body }] : []
  const steps = fileSteps(all, body)
  if (extra === null) return steps.length ? steps : text
  if (extra.kind === 'reaction') return [{ of: 'extra', extra, body: '' }]
  // A place has no text of its own.
  return extra.kind === 'location'
    ? [...text, { of: 'extra', extra, body: '' }]
    : [...fileSteps(all, ''), { of: 'extra', extra, body }]
}

function templateStep(extra: TemplateUse, file: StepFile | null): Step[] | null {
  const { content } = extra
  const lacksFile = content !== null && content.header.kind !== 'none' && content.header.kind !== 'text' && !file
  return content && !lacksFile ? [{ of: 'template', content, file, extra }] : null
}

export function stepFile(file: MessageFile): StepFile | null {
  const mime = whatsappMimeOf(file)
  const kind = mime === null ? null : whatsappMediaKind(mime)
  return mime !== null && kind !== null ? { file, mime, kind } : null
}

/** The text goes with the first file, where that can have one. */
function fileSteps(files: readonly StepFile[], body: string): Step[] {
  const [first] = files
  if (!first) return []
  const isCaption = first.kind !== 'audio' && body.length <= whatsappTextLimits.caption
  const words: Step[] = body.trim() && !isCaption ? [{ of: 'text', body }] : []
  return [...words, ...files.map((file, n): Step => ({ of: 'file', file, caption: n === 0 && isCaption ? body : '' }))]
}

export const filesOfSteps = (steps: readonly Step[]): StepFile[] =>
  steps.flatMap((step) => ('file' in step && step.file ? step.file : []))

/** `media`: what Meta calls the files that it was handed. `target`: how it calls the message that a reaction is for. */
type MetaNames = { media: ReadonlyMap<MessageFile, string>; target: string | null }

/** As Meta takes it; null: what it is about is not known there. */
export function contentOf(step: Step, { media, target }: MetaNames): GraphContent | null {
  switch (step.of) {
    case 'text':
      return { type: 'text', text: { body: step.body } }
    case 'file':
      return fileContent(step, media.get(step.file.file)!)
    case 'template': {
      const { texts, buttons } = step.extra.values
      const named = step.file && { id: media.get(step.file.file)!, ...documentName(step.file) }
      return templateMessage(step.content, { texts, buttons, media: named, payloads: {} })
    }
    case 'extra':
      return extraContent(step.extra, step.body, target)
  }
}

const documentName = ({ kind, file: { name } }: StepFile) => (kind === 'document' ? { filename: name } : {})

function fileContent({ file, caption }: Extract<Step, { of: 'file' }>, id: string): GraphContent {
  const media: GraphMedia = { id, ...(caption && { caption }), ...documentName(file) }
  switch (file.kind) {
    case 'image':
      return { type: 'image', image: media }
    case 'video':
      return { type: 'video', video: media }
    case 'audio':
      return { type: 'audio', audio: { id } }
    case 'document':
      return { type: 'document', document: media }
  }
}

function extraContent(extra: Extra, body: string, target: string | null): GraphContent | null {
  switch (extra.kind) {
    case 'location': {
      const { latitude, longitude, name, address } = extra
      return { type: 'location', location: { latitude, longitude, ...(name && { name }), ...(address && { address }) } }
    }
    case 'reaction':
      return target === null ? null : { type: 'reaction', reaction: { message_id: target, emoji: extra.emoji } }
    case 'buttons':
      return interactive({
        type: 'button',
        body: { text: body },
        action: { buttons: extra.buttons.map((reply) => ({ type: 'reply', reply })) },
      })
    case 'list':
      return interactive({
        type: 'list',
        body: { text: body },
        action: { button: extra.button, sections: extra.sections.map(sectionOf) },
      })
    case 'contactRequest':
      return interactive({
        type: 'request_contact_info',
        body: { text: body },
        action: { name: 'request_contact_info' },
      })
    default:
      return null
  }
}

type Interactive = Extract<GraphContent, { type: 'interactive' }>['interactive']
const interactive = (one: Interactive): GraphContent => ({ type: 'interactive', interactive: one })

const sectionOf = ({ title, rows }: Extract<Extra, { kind: 'list' }>['sections'][number]) => ({
  ...(title && { title }),
  rows: rows.map(({ id, title: row, description }) => ({ id, title: row, ...(description && { description }) })),
})
