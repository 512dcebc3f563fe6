/** Why a message did not arrive, in words that Meta's codes are translated to. */
export const whatsappReasons = [
  'unreachable',
  'stopped',
  'perPerson',
  'windowClosed',
  'numberNeeded',
  'content',
  'media',
  'expired',
  'blocked',
  'other',
] as const
export type WhatsappReason = (typeof whatsappReasons)[number]

/** What keeps a number from sending to anybody. */
export const whatsappProblems = ['token', 'restricted', 'payment', 'notRegistered', 'forbidden', 'unreachable'] as const
export type WhatsappProblem = (typeof whatsappProblems)[number]

/** What keeps a template from being sent to anybody. */
export const templateFaults = ['missing', 'paused', 'disabled', 'values', 'content'] as const
export type TemplateFault = (typeof templateFaults)[number]

/**
 * What an error of Meta's means for what is sent next.
 * - `receiver`: not this message to this person
 * - `wait`: not now: of the number, or of this person
 * - `number`, `template`: the next one would meet the same
 * - `uncertain`: Meta failed over it, and it may have left all the same
 */
export type GraphMeaning =
  | { kind: 'receiver'; reason: WhatsappReason }
  | { kind: 'wait'; of: 'number' | 'receiver'; ms: number | null }
  | { kind: 'number'; problem: WhatsappProblem; passes: boolean }
  | { kind: 'template'; fault: TemplateFault }
  | { kind: 'uncertain' }

const receiver = (reason: WhatsappReason): GraphMeaning => ({ kind: 'receiver', reason })
const number = (problem: WhatsappProblem, passes = false): GraphMeaning => ({ kind: 'number', problem, passes })
const template = (fault: TemplateFault): GraphMeaning => ({ kind: 'template', fault })
const uncertain: GraphMeaning = { kind: 'uncertain' }

const hour = 3_600_000

/** By code, for the texts change. "Error codes" of Meta's WhatsApp documentation, November 2026. */
const meanings: Readonly<Record<number, GraphMeaning>> = {
  0: number('token'),
  1: uncertain,
  2: uncertain,
  3: number('forbidden'),
  4: { kind: 'wait', of: 'number', ms: null },
  10: number('forbidden'),
  33: number('notRegistered'),
  100: receiver('other'),
  190: number('token'),
  368: number('restricted'),
  80_007: { kind: 'wait', of: 'number', ms: null },
  130_429: { kind: 'wait', of: 'number', ms: null },
  130_472: receiver('perPerson'),
  130_497: number('restricted'),
  131_000: uncertain,
  131_005: number('forbidden'),
  131_008: receiver('other'),
  131_009: receiver('other'),
  131_016: uncertain,
  131_021: receiver('other'),
  131_026: receiver('unreachable'),
  131_030: receiver('blocked'),
  131_031: number('restricted'),
  131_037: number('notRegistered'),
  131_042: number('payment', true),
  131_045: number('notRegistered'),
  131_047: receiver('windowClosed'),
  131_048: number('restricted', true),
  131_049: { kind: 'wait', of: 'receiver', ms: 24 * hour },
  131_050: receiver('stopped'),
  131_051: receiver('content'),
  131_052: receiver('media'),
  131_053: receiver('media'),
  131_056: { kind: 'wait', of: 'receiver', ms: 6_000 },
  131_057: number('restricted', true),
  131_062: receiver('numberNeeded'),
  132_000: template('values'),
  132_001: template('missing'),
  132_005: template('values'),
  132_007: template('content'),
  132_012: template('values'),
  132_015: template('paused'),
  132_016: template('disabled'),
  132_018: template('values'),
  132_068: template('missing'),
  132_069: { kind: 'wait', of: 'number', ms: hour },
  133_004: uncertain,
  133_006: number('notRegistered'),
  133_010: number('notRegistered'),
  133_015: number('notRegistered', true),
}

/** Who has had so much is left alone for so long; what is shorter is waited for with the message in hand. */
const longWaitMs = hour

/** For how many milliseconds the person that this was said of gets nothing like it; null: it says nothing of the kind. */
export function putOffMs(meaning: GraphMeaning): number | null {
  if (meaning.kind !== 'wait' || meaning.of !== 'receiver' || meaning.ms === null) return null
  return meaning.ms >= longWaitMs ? meaning.ms : null
}

/** A code that is not known: 2xx are permissions; of the rest a request that was refused has not left. */
export function graphMeaning(code: number, status: number): GraphMeaning {
  const known = meanings[code]
  if (known) return known
  if (code >= 200 && code < 300) return number('forbidden')
  if (status === 401 || status === 403) return number('token')
  if (status === 429) return { kind: 'wait', of: 'number', ms: null }
  return status >= 400 && status < 500 ? receiver('other') : uncertain
}

/** Whether an address that this was said of is worth no other message over this channel. */
export const endsReceiver: ReadonlySet<WhatsappReason> = new Set<WhatsappReason>(['unreachable', 'stopped'])
