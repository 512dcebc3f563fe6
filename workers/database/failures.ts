import { AppError } from '#domain/errors'

/**
 * Which failure of the browser's storage this is. Names and nested causes decide; browsers word the same failure
 * differently (Safari: "Connection to Indexed Database server lost").
 */
export function storageFailure(error: unknown): 'full' | 'lost' | null {
  for (let cause = error, depth = 0; cause && depth < 6; cause = inner(cause), depth++) {
    const { name, message } = cause as { name?: string; message?: string }
    if (name === 'QuotaExceededError') return 'full'
    if (lostNames.has(name ?? '') || /Indexed Database server lost|connection is closing/i.test(message ?? ''))
      return 'lost'
  }
  return null
}

const lostNames = new Set([
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'NotFoundError',
  'OpenFailedError',
  'TransactionInactiveError',
  'UnknownError',
])
const inner = (error: unknown) =>
  (error as { inner?: unknown }).inner ?? (error as { cause?: unknown }).cause ?? undefined

/** As an error of the catalogue where it is one of the disk, unchanged otherwise. */
export function storageError(error: unknown): unknown {
  if (error instanceof AppError) return error
  const failure = storageFailure(error)
  if (!failure) return error
  return new AppError(failure === 'full' ? 'storageFull' : 'storageLost', { cause: error })
}
