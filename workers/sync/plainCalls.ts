import type { SyncApi } from './api.ts'

/** Reading and folding are quick; what takes longer than this has died. */
export const answerMs = 20_000
/** Thousands of changes are read or written. */
export const fileMs = 120_000

/** The calls that the page and the worker hand on as they are, and how long each may take. Said here alone. */
export const plainCalls = {
  changes: answerMs,
  discardIssue: answerMs,
  discardWaiting: answerMs,
  discardAll: fileMs,
  saveChanges: fileMs,
  bringChanges: fileMs,
  missing: answerMs,
  bringMissing: fileMs,
  discardMissing: fileMs,
  forgetLoss: answerMs,
  health: answerMs,
  keepMonths: fileMs,
  syncNow: answerMs,
  verify: answerMs,
} as const satisfies Partial<Record<keyof SyncApi, number>>

type PlainName = keyof typeof plainCalls
export type PlainCalls = Pick<SyncApi, PlainName>

/** All of them, each done by `call`. */
export function handOn(call: (name: PlainName, args: readonly unknown[], ms: number) => unknown): PlainCalls {
  const entries = Object.entries(plainCalls) as [PlainName, number][]
  return Object.fromEntries(
    entries.map(([name, ms]) => [name, (...args: unknown[]) => call(name, args, ms)]),
  ) as unknown as PlainCalls
}

/** One of them by its name. */
export const callPlain = (api: PlainCalls, name: PlainName, args: readonly unknown[]): unknown =>
  (api[name] as (...args: readonly unknown[]) => unknown)(...args)
