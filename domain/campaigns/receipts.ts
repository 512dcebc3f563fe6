import type { BounceReason } from './receiverReason.ts'

/** What a provider says of one part of a message, in the order of how far it came: nothing that comes later lowers it. */
export const partStates = ['accepted', 'failed', 'delivered', 'read'] as const
export type PartState = (typeof partStates)[number]

/** Of a failed one `reason`: why; `code`: why, as its provider counts; `permanent`: its address is worth no other message. */
export type PartReceipt = {
  state: Exclude<PartState, 'accepted'>
  at: number
  reason?: BounceReason
  code?: string
  permanent?: boolean
}

/** A part as far as receipts told. Times are the first ones. */
export type ReceiptPart = {
  state: PartState
  reason: BounceReason | ''
  code: string
  is_hard: boolean
  delivered_at: number | null
  read_at: number | null
}

/** `parts`: of how many its message is, whether or not all of them are known. */
export type PartOf = Omit<ReceiptPart, 'code'> & { parts: number }

const first = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.min(a, b))
const further = (a: PartState, b: PartState) => (partStates.indexOf(a) < partStates.indexOf(b) ? b : a)
/** Of two reasons the same one, whichever came first. */
const oneOf = <T extends string>(a: T | '', b: T | '') => (a === '' || (b !== '' && b < a) ? b : a)

/** However often and in whatever order they come, receipts make the same of a part. */
export function withReceipt(
  part: ReceiptPart,
  { state, at, reason = 'other', code = '', permanent = false }: PartReceipt,
): ReceiptPart {
  const isFailed = state === 'failed'
  return {
    state: further(part.state, state),
    reason: isFailed ? oneOf(part.reason, reason) : part.reason,
    code: isFailed ? oneOf(part.code, code) : part.code,
    is_hard: part.is_hard || (isFailed && permanent),
    // Who has read it has it.
    delivered_at: isFailed ? part.delivered_at : first(part.delivered_at, at),
    read_at: state === 'read' ? first(part.read_at, at) : part.read_at,
  }
}

/** What its parts make of a message. `isKnown`: all of it was taken, and some of it has arrived, so it was surely sent. */
export type MessageReceipt = Omit<ReceiptPart, 'state' | 'code'> & { state: PartState; isKnown: boolean }

/** The worst part counts: half a message is none, and nothing of a part that is not known has arrived. */
export function messageOf(parts: readonly PartOf[]): MessageReceipt {
  const isWhole = parts.every((part) => parts.length >= part.parts)
  const failed = parts.filter(({ state }) => state === 'failed')
  const worst = parts.reduce<PartState>(
    (state, part) => (state === further(part.state, state) ? part.state : state),
    'read',
  )
  const last = (name: 'delivered_at' | 'read_at') => {
    const times = parts.map((part) => part[name])
    return isWhole && times.every((time) => time !== null) && times.length ? Math.max(...times) : null
  }
  return {
    state: failed.length ? 'failed' : isWhole ? worst : 'accepted',
    reason: failed.reduce<ReceiptPart['reason']>((reason, part) => oneOf(reason, part.reason), ''),
    is_hard: failed.some(({ is_hard }) => is_hard),
    delivered_at: last('delivered_at'),
    read_at: last('read_at'),
    isKnown: isWhole && parts.some(({ delivered_at }) => delivered_at !== null),
  }
}
