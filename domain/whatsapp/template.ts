import * as z from 'zod/mini'
import { MessageFile } from '../email/render/message.ts'
import { text } from '../shared/schema.ts'

/** What Meta lets a template have. Its page "Template components" is the source. */
export const templateLimits = {
  name: 512,
  header: 60,
  body: 1_024,
  footer: 60,
  buttons: 10,
  buttonText: 25,
  url: 2_000,
  phone: 20,
  code: 15,
  variableName: 20,
  /** of each kind of button, beside the sum */
  ofKind: { url: 2, phone: 1, copy: 1, reply: 10 },
} as const

/** Authentication templates have words of Meta's own and are not written here. */
export const templateCategories = ['marketing', 'utility'] as const
export const TemplateCategory = z.enum(templateCategories)
export type TemplateCategory = z.output<typeof TemplateCategory>

/** As Meta writes them; `draft` and `sending` are ours: it does not know the template yet, or did not answer. */
export const templateStates = [
  'draft',
  'sending',
  'pending',
  'approved',
  'rejected',
  'paused',
  'disabled',
  'in_appeal',
  'limit_exceeded',
  'archived',
  'deleted',
] as const
export const TemplateState = z.enum(templateStates)
export type TemplateState = z.output<typeof TemplateState>

/** Languages that templates are written in, as Meta spells them. The first two are those of the product. */
export const templateLanguages = [
  'en_US',
  'zh_CN',
  'en_GB',
  'zh_HK',
  'zh_TW',
  'es',
  'es_ES',
  'es_MX',
  'pt_BR',
  'pt_PT',
  'fr',
  'de',
  'it',
  'nl',
  'pl',
  'ru',
  'uk',
  'tr',
  'ar',
  'he',
  'fa',
  'hi',
  'bn',
  'ur',
  'id',
  'ms',
  'vi',
  'th',
  'ja',
  'ko',
  'sw',
  'sv',
  'da',
  'nb',
  'fi',
  'cs',
  'sk',
  'hu',
  'ro',
  'bg',
  'el',
  'hr',
  'sr',
] as const

export const mediaHeaders = ['image', 'video', 'document'] as const
const TemplateHeader = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('text'), text: text(200) }),
  /** `file`: the example that Meta looks at, and what is sent where nothing else is chosen */
  z.object({ kind: z.enum(mediaHeaders), file: z.nullable(MessageFile) }),
])
export type TemplateHeader = z.output<typeof TemplateHeader>

const buttonText = text(100)
const TemplateButton = z.discriminatedUnion('kind', [
  /** may end in `{{1}}`, the one variable of an address */
  z.object({
    kind: z.literal('url'),
    text: buttonText,
    url: text(templateLimits.url),
    example: text(templateLimits.url),
  }),
  z.object({ kind: z.literal('phone'), text: buttonText, phone: text(40) }),
  z.object({ kind: z.literal('reply'), text: buttonText }),
  /** its words are Meta's own; `code` is the example */
  z.object({ kind: z.literal('copy'), code: text(60) }),
])
export type TemplateButton = z.output<typeof TemplateButton>

/** What a template says. Longer than Meta takes is kept while it is written, and named by `templateProblems`. */
export const TemplateContent = z.object({
  name: text(templateLimits.name),
  language: text(20),
  category: TemplateCategory,
  header: TemplateHeader,
  body: text(4_000),
  footer: text(200),
  buttons: z.array(TemplateButton).check(z.maxLength(20)),
  /** what Meta is shown in place of each variable of header and body */
  examples: z.record(text(40), text(1_024)),
})
export type TemplateContent = z.output<typeof TemplateContent>

export const newTemplateContent: TemplateContent = {
  name: '',
  language: 'en_US',
  category: 'marketing',
  header: { kind: 'none' },
  body: '',
  footer: '',
  buttons: [],
  examples: {},
}

const variable = /\{\{\s*(\w{1,40})\s*\}\}/g

/** The variables of one text in the order in which they stand in it, each once. */
export const templateVariables = (written: string): string[] => [
  ...new Set([...written.matchAll(variable)].map(([, name]) => name!)),
]

export const templateHeader = ({ header }: Pick<TemplateContent, 'header'>): string =>
  header.kind === 'text' ? header.text : ''

/** All that a message has to fill in of header and body. */
export const variablesOf = (content: Pick<TemplateContent, 'header' | 'body'>): string[] => [
  ...new Set([...templateVariables(templateHeader(content)), ...templateVariables(content.body)]),
]

/** Whether the address of a button ends in its variable. */
export const hasUrlVariable = (button: TemplateButton): boolean =>
  button.kind === 'url' && templateVariables(button.url).length > 0

/** Templates that others wrote may count their variables instead of naming them. */
export const isCounted = (content: Pick<TemplateContent, 'header' | 'body'>): boolean =>
  variablesOf(content).some((name) => /^\d+$/.test(name))

/** What stands for each variable; `buttons`: the end of an address, or the code to copy, by the button's place. */
export type TemplateValues = { texts: Readonly<Record<string, string>>; buttons: Readonly<Record<number, string>> }

/** One text as its reader gets it. A variable that nothing stands for stays as it is. */
export const filledText = (written: string, texts: TemplateValues['texts']): string =>
  written.replace(variable, (whole, name: string) => texts[name] ?? whole)

/** The values that Meta is shown. */
export const exampleValues = ({
  examples,
  buttons,
}: Pick<TemplateContent, 'examples' | 'buttons'>): TemplateValues => ({
  texts: examples,
  buttons: Object.fromEntries(
    buttons.flatMap((button, n) =>
      hasUrlVariable(button) && button.kind === 'url'
        ? [[n, button.example]]
        : button.kind === 'copy'
          ? [[n, button.code]]
          : [],
    ),
  ),
})

/** What a message of the template says, in plain text: for a conversation, a list, an export. */
export function plainTemplate(content: TemplateContent, { texts }: TemplateValues): string {
  const lines = [templateHeader(content), content.body, content.footer]
  return lines.flatMap((line) => (line ? [filledText(line, texts)] : [])).join('\n\n')
}
