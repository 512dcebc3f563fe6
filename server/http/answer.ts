import { AppError, type ErrorCode, errors } from '#domain/errors'
import { limits } from '#domain/limits'
import type { AnswerEnvelope } from '#domain/shared/call'
import { errorText, type Language } from '#domain/texts/errorText'

/** An error that brings something for the program on the other side as well, such as the epoch that holds now. */
export class DataError extends AppError {
  readonly data: unknown
  constructor(code: ErrorCode, data: unknown) {
    super(code)
    this.data = data
  }
}

/** An input that does not fit its schema: every field with its own reason. */
export class InputError extends AppError {
  readonly fields: Record<string, ErrorCode>
  constructor(fields: Record<string, ErrorCode>) {
    super('inputInvalid')
    this.fields = fields
  }
}

export const success = (data: unknown): AnswerEnvelope => ({ code: 1, msg: '', data })

export function failure(error: AppError, language: Language): AnswerEnvelope {
  const fields = error instanceof InputError ? error.fields : error.field ? { [error.field]: error.code } : undefined
  const first = error instanceof InputError ? (Object.values(error.fields)[0] ?? error.code) : error.code
  const values = { ...valuesOf(first), ...error.values }
  return {
    code: 0,
    msg: errorText(first, language, values),
    error: error.code,
    ...(Object.keys(values).length > 0 && { values }),
    ...(fields && { fields }),
    data: error instanceof DataError ? error.data : null,
  }
}

export const httpStatusOf = (error: AppError): number => errors[error.code].status

/** The header of the specification says zh-cn or en. */
export const languageOf = (header: string | undefined): Language =>
  header?.toLowerCase().startsWith('en') ? 'en-US' : 'zh-CN'

/** Numbers that belong to the words of a schema's rule. */
function valuesOf(code: ErrorCode): Record<string, number> {
  if (code === 'passwordTooShort') return { min: limits.passwordMin }
  if (code === 'passwordTooLong') return { max: limits.passwordMax }
  if (code === 'priceOutOfRange') return { least: limits.rechargeLeastFen / 100, most: limits.rechargeMostFen / 100 }
  return {}
}
