import { templateLimits } from '#domain/whatsapp/template'

/** What was typed as a name, in the letters that Meta takes. */
export const nameAsMetaWants = (typed: string): string =>
  typed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, templateLimits.name)

/** A variable's name as Meta takes it. */
export const variableAsMetaWants = (typed: string): string =>
  nameAsMetaWants(typed)
    .replace(/\d+/g, '')
    .replace(/^_+|_+$/g, '')
    .slice(0, templateLimits.variableName)

/** Of the named ones the first that its text does not have yet; counted ones go on counting. */
export function nextCounted(names: readonly string[]): string {
  const numbers = names.map(Number).filter(Number.isFinite)
  return String(Math.max(0, ...numbers) + 1)
}
