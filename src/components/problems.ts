import { AppError, type ErrorCode, errors, isErrorCode } from '#domain/errors'
import { limits } from '#domain/limits'
import { CallError } from '../lib/callError.ts'

/** What is wrong with a form: at fields, or with the whole of it. Kept as codes, so the words follow the language. */
export type Problem = { code: ErrorCode; values: Record<string, string | number> }
export type Problems<F extends string> = { fields: Partial<Record<F, Problem | undefined>>; whole: unknown }

export const noProblems: Problems<never> = { fields: {}, whole: null }
const numbers = { min: limits.passwordMin, max: limits.passwordMax }
export const problem = (code: ErrorCode, values: Problem['values'] = {}): Problem => ({
  code,
  values: { ...numbers, ...values },
})

/** The user is correcting this field: its complaint goes, and so does one about the whole. */
export const without = <F extends string>({ fields }: Problems<F>, field: F): Problems<F> => ({
  fields: { ...fields, [field]: undefined },
  whole: null,
})

type SchemaResult = {
  success: boolean
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
}

/** What a schema found, the first of each field. */
export function problemsOfCheck<F extends string>(checked: SchemaResult): Problems<F>['fields'] {
  const fields: Record<string, Problem> = {}
  for (const { path, message } of checked.error?.issues ?? [])
    fields[String(path[0])] ??= problem(isErrorCode(message) ? message : 'inputInvalid')
  return fields as Problems<F>['fields']
}

/** What the server found; `at` is the field for what it does not place itself. */
export function problemsOfError<F extends string>(error: unknown, known: readonly F[], at: F): Problems<F> {
  if (!(error instanceof AppError) || errors[error.code].client !== 'field') return { fields: {}, whole: error }
  const named = error instanceof CallError ? Object.entries(error.fields) : []
  const fields: Record<string, Problem> = {}
  for (const [field, code] of named)
    if (known.some((name) => name === field)) fields[field] = problem(code, error.values)
  if (!Object.keys(fields).length) fields[error.field ?? at] = problem(error.code, error.values)
  return { fields: fields as Problems<F>['fields'], whole: null }
}
