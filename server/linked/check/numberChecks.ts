import { type CheckRate, numbersPerCheck, readCheck, typedNumbers, usualCheckRate } from '#domain/linked/numberCheck'
import type { Database } from '../../db/connect.ts'
import { guarded } from '../../guarded.ts'
import type { Log } from '../../log.ts'
import type { LinkedSessions } from '../sessions.ts'
import type { LinkedSessionRef } from '../store.ts'
import {
  settleAnswered,
  settleRefused,
  settleSilent,
  takeQuestions,
  type WantedNumbers,
  wantNumbers,
} from './questions.ts'

export type NumberChecks = {
  /** `wrong`: no numbers; null: more than one check takes */
  want: (ref: LinkedSessionRef, typed: readonly string[]) => Promise<(WantedNumbers & { wrong: string[] }) | null>
  /** the phone is connected in this process; `own`: its number */
  opened: (ref: LinkedSessionRef, own: string) => void
  closed: (session: string) => void
  stop: () => Promise<void>
}

type Needs = { database: Database; log: Log; ask: LinkedSessions['ask']; rate?: CheckRate }
type OpenPhone = {
  ref: LinkedSessionRef
  own: string
  timer: NodeJS.Timeout | null
  working: Promise<void> | null
  isWanted: boolean
}

/** Numbers that wait may have been wanted in another process. */
const lookMs = 30_000
const tooMuch = 429

/** Asks each connected phone of this process for the numbers that wait for it, a batch at a time. */
export function openNumberChecks({ database, log, ask, rate = usualCheckRate }: Needs): NumberChecks {
  const phones = new Map<string, OpenPhone>()

  function plan(phone: OpenPhone, ms: number): void {
    if (phone.timer) clearTimeout(phone.timer)
    phone.timer = setTimeout(
      guarded(log, 'numbers could not be checked', () => {
        phone.working = work(phone)
        return phone.working
      }),
      ms,
    )
  }

  async function work(phone: OpenPhone): Promise<void> {
    let ms = lookMs
    try {
      ms = await turn(phone)
    } finally {
      phone.working = null
      if (phones.get(phone.ref.id) === phone) plan(phone, phone.isWanted ? 0 : ms)
      phone.isWanted = false
    }
  }

  /** Gives how long until the next one. */
  async function turn({ ref, own }: OpenPhone): Promise<number> {
    const taken = await takeQuestions(database, ref, rate, Math.random())
    if (taken.kind !== 'taken') return taken.kind === 'later' ? taken.ms : lookMs
    const outcome = await ask('check', ref.id, [...new Set([...taken.numbers, own])])
    const reading = outcome.kind === 'done' ? readCheck(taken.numbers, outcome.value, own) : null
    if (reading) await settleAnswered(database, ref, reading)
    else if (outcome.kind !== 'failed') await settleSilent(database, ref, taken.numbers)
    // Any other failure is one of the connection: nobody was asked.
    else if (outcome.code === tooMuch) await settleRefused(database, ref)
    return 0
  }

  function wake(session: string): void {
    const phone = phones.get(session)
    if (phone?.working) phone.isWanted = true
    else if (phone) plan(phone, 0)
  }

  function closed(session: string): void {
    const phone = phones.get(session)
    phones.delete(session)
    if (phone?.timer) clearTimeout(phone.timer)
  }

  return {
    async want(ref, typed) {
      const { numbers, wrong } = typedNumbers(typed)
      if (numbers.length > numbersPerCheck) return null
      const wanted = await wantNumbers(database, ref, numbers)
      wake(ref.id)
      return { ...wanted, wrong }
    },
    opened(ref, own) {
      closed(ref.id)
      phones.set(ref.id, { ref, own, timer: null, working: null, isWanted: false })
      wake(ref.id)
    },
    closed,
    async stop() {
      const working = [...phones.values()].map((phone) => phone.working)
      for (const session of phones.keys()) closed(session)
      await Promise.allSettled(working)
    },
  }
}
