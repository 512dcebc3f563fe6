import { identityOf } from '../conversations/identity.ts'

/** The specification's: numbers of one check, and numbers that one phone keeps checked or waiting. */
export const numbersPerCheck = 100
export const numbersPerPhone = 1_000

/** A batch of this many, in which the phone's own number is one, and the time from one batch to the next. */
export type CheckRate = { numbers: number; everyMs: number; jitterMs: number }
export const usualCheckRate: CheckRate = { numbers: 100, everyMs: 60_000, jitterMs: 15_000 }

/** After so many batches without an answer about it a number waits until somebody asks for it again. */
export const mostSilences = 3

export const numberVerdicts = ['registered', 'unregistered'] as const
export type NumberVerdict = (typeof numberVerdicts)[number]
/** What shows it: WhatsApp was asked, it delivered a message, or they wrote. */
export const numberEvidences = ['asked', 'delivered', 'wrote'] as const
export type NumberEvidence = (typeof numberEvidences)[number]

const dayMs = 86_400_000
/** Somebody without WhatsApp may have it next week; seldom does one who has it give it up. */
export const findingDays = { registered: 30, unregistered: 7 } as const satisfies Record<NumberVerdict, number>

/** Whether a number is asked for although something is known of it; `at`: when that was found. */
export const isAskedAnew = ({ verdict, at }: { verdict: NumberVerdict; at: number }, now: number): boolean =>
  now - at >= findingDays[verdict] * dayMs

/** `numbers`: E.164 digits, each once, in the order typed; `wrong`: no numbers. */
export function typedNumbers(typed: readonly string[]): { numbers: string[]; wrong: string[] } {
  const read = typed.map((text) => ({ text, number: identityOf('phone', text)?.value ?? null }))
  return {
    numbers: [...new Set(read.flatMap(({ number }) => number ?? []))],
    wrong: read.flatMap(({ text, number }) => (number === null ? [text] : [])),
  }
}

/** WhatsApp's name of a number may lack, or have, a digit that the way of dialling has: one spelling for both. */
const dialling: readonly [RegExp, string][] = [
  [/^(55\d\d)9(\d{8})$/, '$1$2'],
  [/^521(\d{10})$/, '52$1'],
  [/^549(\d{10})$/, '54$1'],
]
const spellingOf = (number: string): string =>
  dialling.reduce((text, [pattern, replaced]) => text.replace(pattern, replaced), number)

export type FoundNumber = { number: string; jid: string }
/** `unclear`: WhatsApp knows somebody whom nobody asked for, who may be one of these. */
export type CheckResult = { registered: FoundNumber[]; unregistered: string[]; unclear: string[] }

/**
 * What an answer says of the numbers asked; null: it says nothing. WhatsApp names those that it knows and is silent about the others,
 * and an answer that is cut or empty looks the same. So the phone's own number is asked along: where that is missing, nothing is
 * known of anybody.
 */
export function readCheck(asked: readonly string[], found: readonly FoundNumber[], own: string): CheckResult | null {
  const jids = new Map(found.map(({ number, jid }) => [spellingOf(number), jid]))
  if (!jids.has(spellingOf(own))) return null
  const registered = asked.flatMap((number) => {
    const jid = jids.get(spellingOf(number))
    return jid === undefined ? [] : [{ number, jid }]
  })
  const known = new Set(registered.map(({ number }) => number))
  const others = asked.filter((number) => !known.has(number))
  const expected = new Set([...asked, own].map(spellingOf))
  const isClear = [...jids.keys()].every((spelling) => expected.has(spelling))
  return { registered, unregistered: isClear ? others : [], unclear: isClear ? [] : others }
}

/** `next`: the first moment for a batch; `refusals`: how often in a row WhatsApp asked for time. */
export type CheckPace = { next: number; refusals: number }
export const newCheckPace: CheckPace = { next: 0, refusals: 0 }

/** As soon as a batch goes, so that one that nobody hears of any more counts too; `chance` from 0 to 1. */
export const afterBatch = (
  pace: CheckPace,
  { everyMs, jitterMs }: CheckRate,
  now: number,
  chance: number,
): CheckPace => ({
  ...pace,
  next: now + everyMs + Math.round(chance * jitterMs),
})

const firstWaitMs = 15 * 60_000

/** 429: twice as long with each in a row, a day at most. */
export const afterCheckRefusal = ({ next, refusals }: CheckPace, now: number): CheckPace => ({
  next: Math.max(next, now + Math.min(dayMs, firstWaitMs * 2 ** refusals)),
  refusals: refusals + 1,
})
