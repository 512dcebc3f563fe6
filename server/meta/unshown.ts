import type { UnshownCause } from '#domain/leadSources/socialName'
import type { MetaAnswer } from './graph.ts'

type Unshown = Extract<MetaAnswer, { kind: 'gone' | 'forbidden' }>

/**
 * Why Meta shows nothing of a page or an account; null: the app may not ask. One answer (100/33, 2207013) stands for several causes,
 * and is not read as more than it says: https://developers.facebook.com/docs/graph-api/reference/page
 */
export function unshownCause({ kind, code, said }: Unshown): UnshownCause | null {
  if (restricted.test(said)) return 'restricted'
  if (kind === 'forbidden') return null
  if (code === noSuchName) return 'gone'
  return single(said) ?? 'notShown'
}

/** "(#803) Some of the aliases you requested do not exist" */
const noSuchName = '803'
const restricted =
  /\b(?:age|country|region|geographic|demographic)\b[ -]*(?:gated|gating|restrict|limit)|restricted (?:by|to|in) /i
const isPrivate = /\bprivate\b|\bnot an? (?:business|professional|creator)\b|\bpersonal (?:account|profile)\b/i
const isGone = /\b(?:was|been) (?:deleted|removed)\b|\bno longer (?:exists|available)\b/i

const single = (said: string): UnshownCause | null =>
  isPrivate.test(said) === isGone.test(said) ? null : isGone.test(said) ? 'gone' : 'private'
