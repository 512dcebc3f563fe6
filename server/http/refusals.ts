import { AppError, type ErrorCode, errors } from '#domain/errors'
import type { Log, LogFields } from '../log.ts'
import { Buckets } from './limiter.ts'

/** refusals of a kind: by one user or address, and by all */
export const refusalLines = { each: { burst: 20, perSecond: 0.05 }, all: { burst: 200, perSecond: 2 } } as const

/** Whose request it is, as far as that is known: ids and a network address, nothing that a person is called by. */
export type Who = { user?: string; account?: string; address: string }

type Kind = 'sign-in failed' | 'not authorised' | 'input refused'

/** Tells what was refused, and to whom, in three kinds that whoever watches the log can tell apart. */
export type Refusals = { note: (error: AppError, who: Who, fields: LogFields) => void }

/** So many lines of a kind, for each user or address and for all: who sends nonsense must not fill the log as well. */
export function makeRefusals(log: Log, clock: () => number = () => performance.now()): Refusals {
  const each = new Buckets(refusalLines.each)
  const all = new Buckets(refusalLines.all)
  const leftOut = new Map<Kind, number>()
  return {
    note(error, who, fields) {
      const kind = kindOf(error.code)
      if (!kind) return
      const now = clock()
      const isTold = !each.take(`${kind} ${who.user ?? who.address}`, now).seconds && !all.take(kind, now).seconds
      const before = leftOut.get(kind) ?? 0
      leftOut.set(kind, isTold ? 0 : before + 1)
      if (isTold) log(kind, { error: error.code, ...fields, ...who, ...(before && { left_out: before }) })
    },
  }
}

/** What somebody brought to prove who they are was wrong. */
const wrongProofs: ReadonlySet<ErrorCode> = new Set([
  'accountOrPasswordWrong',
  'signInLocked',
  'passwordWrong',
  'codeWrong',
  'codeExpired',
  'codeTries',
  'ticketExpired',
  'setupLinkInvalid',
])

function kindOf(code: ErrorCode): Kind | null {
  if (wrongProofs.has(code)) return 'sign-in failed'
  const { status } = errors[code]
  // The first step was right.
  if (code === 'secondStepNeeded') return null
  if (status === 401 || status === 403) return 'not authorised'
  return status === 413 || status === 422 ? 'input refused' : null
}
