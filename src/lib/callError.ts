import { AppError, type ErrorCode } from '#domain/errors'

/** A failed call. `fields`: the inputs that are wrong, each with its own code. */
export class CallError extends AppError {
  readonly fields: Record<string, ErrorCode>

  constructor(code: ErrorCode, options: ConstructorParameters<typeof AppError>[1], fields: Record<string, ErrorCode>) {
    super(code, options)
    this.fields = fields
  }
}

/** The server's own words, for a failure that this version of the app does not know by name. */
export class ServerWords extends Error {}

/** What failed for no reason that is known, told as what was tried: a sign-in, a deletion. The server's own words stay. */
export function failedAs(error: unknown, tried: ErrorCode): unknown {
  const isUnknown = error instanceof AppError && error.code === 'operationFailed'
  return isUnknown && !(error.cause instanceof ServerWords) ? new AppError(tried, { cause: error }) : error
}
