import type { ErrorCode } from '#domain/errors'

/** What became of a change that was given to the outbox. */
export type SaveResult = { kind: 'saved'; uid: string } | { kind: 'refused'; code: ErrorCode; field?: string }
