import { AppError } from '#domain/errors'

/**
 * Which failure of the browser's storage this is. Names and nested causes decide; browsers word the same failure
 * differently (Safari: "Connection to Indexed Database server lost").
 */
export function storageFailure(error: unknown): 'full' | 'lost' | null {
  const causes = causesOf(error)
  // A transaction that found no room is told as aborted, and why only beneath.
  if (causes.some(({ name }) => name === 'QuotaExceededError')) return 'full'
  return causes.some(isLost) ? 'lost' : null
}

type Cause = { name?: string; message?: string; inner?: unknown; cause?: unknown }

function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = []
  let cause = error as Cause | undefined
  while (cause && causes.length < 6) {
    causes.push(cause)
    cause = (cause.inner ?? cause.cause) as Cause | undefined
  }
  return causes
}

const isLost = ({ name = '', message = '' }: Cause) =>
  lostNames.has(name) || /Indexed Database server lost|connection is closing/i.test(message)

const lostNames = new Set([
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'NotFoundError',
  'OpenFailedError',
  'TransactionInactiveError',
  'UnknownError',
])

/** As an error of the catalogue where it is one of the disk, unchanged otherwise. */
export function storageError(error: unknown): unknown {
  if (error instanceof AppError) return error
  const failure = storageFailure(error)
  if (!failure) return error
  return new AppError(failure === 'full' ? 'storageFull' : 'storageLost', { cause: error })
}
