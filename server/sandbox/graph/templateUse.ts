import type { TemplateRequest, TemplateUseRequest } from './requests.ts'

const variable = /\{\{\s*(\w+)\s*\}\}/g
const variablesOf = (written: string) => [...new Set([...written.matchAll(variable)].map(([, name]) => name!))]

/** Why a message does not fill a template in as Meta wants it: its code; null: it does. */
export function fillingFault(
  template: TemplateRequest,
  { components = [] }: TemplateUseRequest,
): 132_000 | 132_012 | null {
  for (const part of template.components) {
    const given = components.find(({ type }) => type === part.type.toLowerCase())
    const parameters = given && given.type !== 'button' ? given.parameters : []
    if (part.type === 'HEADER' && part.format !== 'TEXT') {
      const isRight = parameters.length === 1 && parameters[0]!.type === part.format.toLowerCase()
      if (!isRight) return 132_012
    } else if (part.type === 'HEADER' || part.type === 'BODY') {
      const fault = textFaultOf(template, variablesOf(part.text), parameters)
      if (fault) return fault
    } else if (part.type === 'BUTTONS') {
      for (const [n, button] of part.buttons.entries()) {
        const isGiven = components.some(
          (one) => one.type === 'button' && one.index === String(n) && one.sub_type !== 'quick_reply',
        )
        const isWanted = button.type === 'COPY_CODE' || (button.type === 'URL' && variablesOf(button.url).length > 0)
        if (isGiven !== isWanted) return 132_000
      }
    }
  }
  const has = (type: string) => template.components.some((part) => part.type === type)
  const isStray = components.some(({ type }) => !has(type === 'button' ? 'BUTTONS' : type.toUpperCase()))
  return isStray ? 132_000 : null
}

function textFaultOf(
  { parameter_format }: TemplateRequest,
  names: readonly string[],
  parameters: readonly { type: string; parameter_name?: string | undefined }[],
): 132_000 | 132_012 | null {
  if (parameters.length !== names.length) return 132_000
  if (parameters.some(({ type }) => type !== 'text')) return 132_012
  const given = parameters.map(({ parameter_name }) => parameter_name)
  if (parameter_format === 'POSITIONAL') return given.every((name) => name === undefined) ? null : 132_012
  return names.every((name) => given.includes(name)) ? null : 132_012
}

/** What the phone shows. */
export function shownTemplate(template: TemplateRequest, { components = [] }: TemplateUseRequest): string {
  return template.components
    .flatMap((part) => {
      if (part.type === 'FOOTER') return [part.text]
      if (part.type !== 'BODY' && !(part.type === 'HEADER' && part.format === 'TEXT')) return []
      const given = components.find(({ type }) => type === part.type.toLowerCase())
      const parameters = given && given.type !== 'button' ? given.parameters : []
      let n = 0
      return [
        part.text.replace(variable, (whole, name: string) => {
          const one =
            parameters.find((parameter) => parameter.type === 'text' && parameter.parameter_name === name) ??
            parameters[n]
          n++
          return one?.type === 'text' ? one.text : whole
        }),
      ]
    })
    .join('\n\n')
}

/** The files that its header shows, by Meta's ids. */
export const headerFilesOf = ({ components = [] }: TemplateUseRequest): string[] =>
  components.flatMap((part) =>
    part.type === 'header'
      ? part.parameters.flatMap((one) =>
          one.type === 'image'
            ? one.image.id
            : one.type === 'video'
              ? one.video.id
              : one.type === 'document'
                ? one.document.id
                : [],
        )
      : [],
  )
