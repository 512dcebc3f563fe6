import { templateFileRefusal } from './media.ts'
import {
  filledText,
  hasUrlVariable,
  type TemplateButton,
  type TemplateContent,
  type TemplateValues,
  templateHeader,
  templateLimits,
  templateVariables,
  variablesOf,
} from './template.ts'

/** Where something is wrong with a template; `n`: of which button, `name`: of which variable, `buttonTarget`: what a button opens. */
export type TemplateProblem = {
  part: 'name' | 'header' | 'body' | 'footer' | 'button' | 'buttonTarget' | 'example'
  n?: number
  name?: string
  problem:
    | 'missing'
    | 'tooLong'
    | 'badName'
    | 'noVariables'
    | 'oneVariable'
    | 'plainOnly'
    | 'variableAtEdge'
    | 'variablesTouch'
    | 'badVariable'
    | 'mixedVariables'
    | 'badUrl'
    | 'badPhone'
    | 'sameText'
    | 'tooMany'
    | 'notTogether'
    | 'wrongType'
    | 'tooLarge'
}

/** All for which Meta would not take it, in the order in which it is read; none: it may be handed in. */
export const templateProblems = (content: TemplateContent): TemplateProblem[] => [
  ...nameProblems(content),
  ...headerProblems(content),
  ...bodyProblems(content),
  ...footerProblems(content),
  ...buttonProblems(content.buttons),
  ...exampleProblems(content),
]

function nameProblems({ name }: TemplateContent): TemplateProblem[] {
  if (!name) return [{ part: 'name', problem: 'missing' }]
  return /^[a-z0-9_]+$/.test(name) ? [] : [{ part: 'name', problem: 'badName' }]
}

const formatting = /[*_~`\n]|\p{Extended_Pictographic}/u

function headerProblems({ header }: TemplateContent): TemplateProblem[] {
  const found = (problem: TemplateProblem['problem']): TemplateProblem => ({ part: 'header', problem })
  if (header.kind === 'none') return []
  if (header.kind !== 'text') {
    if (!header.file) return [found('missing')]
    const refused = templateFileRefusal(header.file, header.kind)
    return refused ? [found(refused)] : []
  }
  if (!header.text.trim()) return [found('missing')]
  const variables = templateVariables(header.text)
  return [
    ...(header.text.length > templateLimits.header ? [found('tooLong')] : []),
    ...(variables.length > 1 ? [found('oneVariable')] : []),
    // The names of variables may have underscores.
    ...(formatting.test(filledText(header.text, Object.fromEntries(variables.map((name) => [name, '']))))
      ? [found('plainOnly')]
      : []),
    ...variableProblems('header', variables),
  ]
}

const anyVariable = String.raw`\{\{\s*\w{1,40}\s*\}\}`
const atEdge = new RegExp(`^\\s*${anyVariable}|${anyVariable}[\\s.!?。！？]*$`)
const touching = new RegExp(`${anyVariable}\\s*${anyVariable}`)

function bodyProblems(content: TemplateContent): TemplateProblem[] {
  const { body } = content
  const found = (problem: TemplateProblem['problem']): TemplateProblem => ({ part: 'body', problem })
  if (!body.trim()) return [found('missing')]
  return [
    ...(body.length > templateLimits.body ? [found('tooLong')] : []),
    ...(atEdge.test(body) ? [found('variableAtEdge')] : []),
    ...(touching.test(body) ? [found('variablesTouch')] : []),
    ...variableProblems('body', templateVariables(body)),
    ...(isMixed(content) ? [found('mixedVariables')] : []),
  ]
}

const counted = /^\d+$/
const isMixed = (content: TemplateContent) => new Set(variablesOf(content).map((name) => counted.test(name))).size > 1

/** Counted ones are taken as well, for templates that were written elsewhere have them. */
const variableProblems = (part: 'header' | 'body', names: readonly string[]): TemplateProblem[] =>
  names.flatMap((name) =>
    counted.test(name) || (/^[a-z_]+$/.test(name) && name.length <= templateLimits.variableName)
      ? []
      : [{ part, name, problem: 'badVariable' as const }],
  )

function footerProblems({ footer }: TemplateContent): TemplateProblem[] {
  const found = (problem: TemplateProblem['problem']): TemplateProblem => ({ part: 'footer', problem })
  return [
    ...(footer.length > templateLimits.footer ? [found('tooLong')] : []),
    ...(templateVariables(footer).length ? [found('noVariables')] : []),
  ]
}

function buttonProblems(buttons: readonly TemplateButton[]): TemplateProblem[] {
  const found = (n: number, problem: TemplateProblem['problem']): TemplateProblem => ({ part: 'button', n, problem })
  const counts = { url: 0, phone: 0, copy: 0, reply: 0 }
  const labels = new Set<string>()
  const isReply = buttons.map(({ kind }) => kind === 'reply')
  return buttons.flatMap((button, n) => {
    const isOver = ++counts[button.kind] > templateLimits.ofKind[button.kind] || n >= templateLimits.buttons
    const isApart = isReply[n] && isReply.indexOf(true) < n && !isReply[n - 1]
    const label = button.kind === 'copy' ? null : button.text.trim()
    const isSame = label !== null && label !== '' && labels.has(label)
    if (label !== null) labels.add(label)
    return [
      ...(isOver ? [found(n, 'tooMany')] : []),
      ...(isApart ? [found(n, 'notTogether')] : []),
      ...(isSame ? [found(n, 'sameText')] : []),
      ...(label === '' ? [found(n, 'missing')] : []),
      ...(label !== null && label.length > templateLimits.buttonText ? [found(n, 'tooLong')] : []),
      ...(label !== null && templateVariables(label).length ? [found(n, 'noVariables')] : []),
      ...targetProblems(button).map((problem) => ({ part: 'buttonTarget' as const, n, problem })),
    ]
  })
}

function targetProblems(button: TemplateButton): TemplateProblem['problem'][] {
  switch (button.kind) {
    case 'reply':
      return []
    case 'phone':
      return /^\+?[1-9]\d{4,18}$/.test(button.phone.replace(/[\s()-]/g, '')) ? [] : ['badPhone']
    case 'copy':
      return !button.code ? ['missing'] : button.code.length > templateLimits.code ? ['tooLong'] : []
    case 'url': {
      if (!isWebAddress(button.url)) return ['badUrl']
      const isFilled = !hasUrlVariable(button) || button.example.trim() !== ''
      return isFilled ? [] : ['missing']
    }
  }
}

/** A link that phones open; its one variable stands at its end. */
export function isWebAddress(url: string): boolean {
  const rest = url.replace(/\{\{\s*1\s*\}\}$/, '')
  return /^https?:\/\/[^\s/]+/i.test(rest) && !/[\s{}]/.test(rest)
}

const exampleProblems = (content: TemplateContent): TemplateProblem[] =>
  variablesOf(content).flatMap((name) => {
    const problem = valueProblem(content.examples[name] ?? '')
    return problem
      ? [{ part: 'example' as const, name, problem: problem === 'empty' ? ('missing' as const) : problem }]
      : []
  })

/** Why a text cannot stand for a variable; null: it can. */
export function valueProblem(value: string): 'empty' | 'plainOnly' | null {
  if (!value.trim()) return 'empty'
  return /[\n\r\t]| {5}/.test(value) ? 'plainOnly' : null
}

/** A text that can stand for a variable: in one line, as Meta wants it. */
export const variableText = (value: string): string => value.replace(/\s+/g, ' ').trim()

/** What a message lacks of this template, by variable or place of the button. */
export function missingValues(content: TemplateContent, { texts, buttons }: TemplateValues): string[] {
  const ofButtons = content.buttons.flatMap((button, n) =>
    (hasUrlVariable(button) || button.kind === 'copy') && !buttons[n]?.trim() ? [String(n)] : [],
  )
  return [...variablesOf(content).filter((name) => valueProblem(texts[name] ?? '') !== null), ...ofButtons]
}

/** Whether the filled-in message is longer than Meta takes. */
export const isTooLong = (content: TemplateContent, { texts }: TemplateValues): boolean =>
  filledText(content.body, texts).length > templateLimits.body ||
  filledText(templateHeader(content), texts).length > templateLimits.header
