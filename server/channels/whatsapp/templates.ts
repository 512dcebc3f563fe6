import * as z from 'zod/mini'
import {
  exampleValues,
  hasUrlVariable,
  isCounted,
  type TemplateButton,
  TemplateCategory,
  type TemplateContent,
  type TemplateHeader,
  TemplateState,
  templateHeader,
  templateVariables,
} from '#domain/whatsapp/template'
import { type HttpCall } from '../callService.ts'
import { type GraphSetting, graphCall } from './graph.ts'

/** What Meta is told of a new or changed template. `headerHandle`: of the uploaded example of a header of media. */
export function templateRequest(content: TemplateContent, headerHandle: string | null): object {
  const { name, language, category } = content
  return {
    name,
    language,
    category: category.toUpperCase(),
    parameter_format: isCounted(content) ? 'POSITIONAL' : 'NAMED',
    components: templateComponents(content, headerHandle),
  }
}

const templateComponents = (content: TemplateContent, headerHandle: string | null): object[] => [
  ...headerRequest(content, headerHandle),
  { type: 'BODY', text: content.body, ...exampleOf(content, 'body', content.body) },
  ...(content.footer ? [{ type: 'FOOTER', text: content.footer }] : []),
  ...(content.buttons.length
    ? [{ type: 'BUTTONS', buttons: content.buttons.map((button, n) => buttonRequest(content, button, n)) }]
    : []),
]

function headerRequest(content: TemplateContent, headerHandle: string | null): object[] {
  const { kind } = content.header
  if (kind === 'none') return []
  if (kind === 'text') {
    const written = templateHeader(content)
    return [{ type: 'HEADER', format: 'TEXT', text: written, ...exampleOf(content, 'header', written) }]
  }
  if (headerHandle === null) throw new Error('a header of media is handed in without its example')
  return [{ type: 'HEADER', format: kind.toUpperCase(), example: { header_handle: [headerHandle] } }]
}

function exampleOf(content: TemplateContent, part: 'header' | 'body', written: string): object {
  const names = templateVariables(written)
  if (!names.length) return {}
  const texts = names.map((name) => content.examples[name] ?? '')
  if (isCounted(content)) return { example: part === 'body' ? { body_text: [texts] } : { header_text: texts } }
  const named = names.map((param_name, n) => ({ param_name, example: texts[n] }))
  return { example: { [`${part}_text_named_params`]: named } }
}

function buttonRequest(content: TemplateContent, button: TemplateButton, n: number): object {
  switch (button.kind) {
    case 'reply':
      return { type: 'QUICK_REPLY', text: button.text }
    case 'phone':
      return { type: 'PHONE_NUMBER', text: button.text, phone_number: button.phone.replace(/[\s()-]/g, '') }
    case 'copy':
      return { type: 'COPY_CODE', example: button.code }
    case 'url': {
      const { text, url } = button
      const example = exampleValues(content).buttons[n]
      return { type: 'URL', text, url, ...(hasUrlVariable(button) && { example: [example] }) }
    }
  }
}

/** One page of the templates of a WhatsApp Business account (`waba`). `name`: only those with this text in their names. */
export const listTemplates = (
  setting: GraphSetting,
  waba: string,
  after: string | null,
  name: string | null = null,
): HttpCall => {
  const query = new URLSearchParams({
    fields: 'id,name,language,status,category,parameter_format,components,rejected_reason,quality_score',
    limit: '100',
    ...(after !== null && { after }),
    ...(name !== null && { name }),
  })
  return graphCall(setting, 'GET', `${encodeURIComponent(waba)}/message_templates?${query.toString()}`)
}
export const createTemplate = (setting: GraphSetting, waba: string, content: TemplateContent, handle: string | null) =>
  graphCall(setting, 'POST', `${encodeURIComponent(waba)}/message_templates`, templateRequest(content, handle))

/** Name and language stay as they are; those of an approved one stay in use while Meta looks at the new words. */
export function editTemplate(
  setting: GraphSetting,
  id: string,
  content: TemplateContent,
  handle: string | null,
): HttpCall {
  const { category, components } = templateRequest(content, handle) as { category: string; components: object[] }
  return graphCall(setting, 'POST', encodeURIComponent(id), { category, components })
}
/** Without `id` it takes all languages of the name along. */
export function deleteTemplate(
  setting: GraphSetting,
  waba: string,
  { name, id }: { name: string; id: string },
): HttpCall {
  const query = new URLSearchParams({ name, hsm_id: id })
  return graphCall(setting, 'DELETE', `${encodeURIComponent(waba)}/message_templates?${query.toString()}`)
}

/** A template as Meta has it. `content` null: it has parts that this version does not write, and so is not sent. */
export type HeardTemplate = {
  id: string
  name: string
  language: string
  category: string
  state: TemplateState
  rejection: string
  quality: string
  content: TemplateContent | null
}

const words = z._default(z.string(), '')
const Component = z.object({
  type: z.string(),
  format: z.optional(z.string()),
  text: words,
  buttons: z.optional(z.array(z.unknown())),
  example: z.optional(z.unknown()),
})
const Template = z.object({
  id: z.string(),
  name: z.string(),
  language: z.string(),
  status: z.string(),
  category: z.string(),
  components: z._default(z.array(Component), []),
  rejected_reason: z.nullish(z.string()),
  quality_score: z.nullish(z.object({ score: words })),
})
const Page = z.object({
  data: z.array(z.unknown()),
  paging: z.nullish(
    z.object({ cursors: z.nullish(z.object({ after: z.nullish(z.string()) })), next: z.nullish(z.string()) }),
  ),
})

/** One page of the list, and where the next one begins; null: it is no list. */
export function readTemplates(answer: unknown): { templates: HeardTemplate[]; after: string | null } | null {
  const page = z.safeParse(Page, answer)
  if (!page.success) return null
  const { data, paging } = page.data
  const templates = data.flatMap((one) => {
    const read = z.safeParse(Template, one)
    return read.success ? [heardTemplate(read.data)] : []
  })
  return { templates, after: paging?.next ? (paging.cursors?.after ?? null) : null }
}

function heardTemplate({ status, rejected_reason, quality_score, ...told }: z.output<typeof Template>): HeardTemplate {
  const { id, name, language, category } = told
  return {
    id,
    name,
    language,
    category: category.toLowerCase(),
    state: z.safeParse(TemplateState, status.toLowerCase()).data ?? 'disabled',
    rejection: rejected_reason && rejected_reason !== 'NONE' ? rejected_reason : '',
    quality: quality_score?.score.toLowerCase() ?? '',
    content: contentOf(told),
  }
}

function contentOf({
  name,
  language,
  category,
  components,
}: Omit<z.output<typeof Template>, 'status'>): TemplateContent | null {
  const part = (type: string) => components.find((one) => one.type === type)
  const known = components.every(({ type }) => ['HEADER', 'BODY', 'FOOTER', 'BUTTONS'].includes(type))
  const written = z.safeParse(TemplateCategory, category.toLowerCase())
  const header = headerOf(part('HEADER'))
  const buttons = (part('BUTTONS')?.buttons ?? []).map(buttonOf)
  const body = part('BODY')
  if (!known || !written.success || !header || !body || buttons.includes(null)) return null
  return {
    name,
    language,
    category: written.data,
    header,
    body: body.text,
    footer: part('FOOTER')?.text ?? '',
    buttons: buttons as TemplateButton[],
    examples: { ...examplesOf('header', part('HEADER')), ...examplesOf('body', body) },
  }
}

function headerOf(header: z.output<typeof Component> | undefined): TemplateHeader | null {
  const format = header?.format?.toLowerCase() ?? 'none'
  if (format === 'none') return { kind: 'none' }
  if (format === 'text') return { kind: 'text', text: header!.text }
  return format === 'image' || format === 'video' || format === 'document' ? { kind: format, file: null } : null
}

const Button = z.object({
  type: z.string(),
  text: words,
  url: words,
  phone_number: words,
  example: z.optional(z.union([z.string(), z.array(z.string())])),
})

function buttonOf(told: unknown): TemplateButton | null {
  const read = z.safeParse(Button, told)
  if (!read.success) return null
  const { type, text, url, phone_number, example } = read.data
  const first = typeof example === 'string' ? example : (example?.[0] ?? '')
  switch (type) {
    case 'QUICK_REPLY':
      return { kind: 'reply', text }
    case 'PHONE_NUMBER':
      return { kind: 'phone', text, phone: phone_number }
    case 'COPY_CODE':
      return { kind: 'copy', code: first }
    case 'URL':
      return { kind: 'url', text, url, example: first }
    default:
      return null
  }
}

const NamedExamples = z.array(z.object({ param_name: z.string(), example: z.string() }))
const Examples = z.object({
  header_text: z.optional(z.array(z.string())),
  body_text: z.optional(z.array(z.array(z.string()))),
  header_text_named_params: z.optional(NamedExamples),
  body_text_named_params: z.optional(NamedExamples),
})

function examplesOf(
  part: 'header' | 'body',
  component: z.output<typeof Component> | undefined,
): Record<string, string> {
  const read = z.safeParse(Examples, component?.example)
  if (!read.success) return {}
  const counted = part === 'header' ? read.data.header_text : read.data.body_text?.[0]
  const named = read.data[`${part}_text_named_params`] ?? []
  return Object.fromEntries([
    ...(counted ?? []).map((text, n) => [String(n + 1), text]),
    ...named.map(({ param_name, example }) => [param_name, example]),
  ])
}
