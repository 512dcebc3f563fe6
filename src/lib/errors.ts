import { AppError, type ErrorCode, errors, isErrorCode } from '#domain/errors'
import { errorText } from '#domain/texts/errorText'
import { ServerWords } from './callError.ts'
import { type Language, language } from './texts.ts'

/**
 * The one place where the screen turns an error into words. Null: nothing is to be said (a cancelled request).
 * What nobody expected is reported to the console and told as a failed operation.
 */
export function wordsOf(error: unknown, lang: Language): string | null {
  if (!(error instanceof AppError)) {
    console.error(error)
    return errorText('operationFailed', lang)
  }
  if (errors[error.code].client === 'nothing') return null
  if (error.cause instanceof ServerWords) return error.cause.message
  return errorText(error.code, lang, error.values)
}

export const useWords = () => {
  const lang = language.useValue()
  return {
    ofError: (error: unknown) => wordsOf(error, lang),
    /** Of a code that came in an outcome, known to this version or not. */
    ofCode: (code: ErrorCode | string, values?: Record<string, string | number>) =>
      errorText(isErrorCode(code) ? code : 'operationFailed', lang, values),
  }
}
