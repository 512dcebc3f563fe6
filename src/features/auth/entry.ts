import { authCalls } from '#domain/auth/calls'
import { AppError } from '#domain/errors'
import type { InputOf } from '#domain/shared/call'
import { failedAs } from '../../lib/callError.ts'
import { request } from '../../lib/http.ts'
import { enterSession } from '../../lib/keptSession.ts'
import { forgetTabDrafts } from '../../lib/tabDraft.ts'

/** Every call that signs somebody in. */
type EntryCall = (typeof authCalls)[
  | 'login'
  | 'loginAsSub'
  | 'loginByMobile'
  | 'loginByEmail'
  | 'register'
  | 'setup'
  | 'secondStep']

/** What is still wanted: the second step, or that there is one; the ticket is for it. */
export type NextStep = { kind: 'second' | 'setUp'; ticket: string }
const nextSteps = { secondStepNeeded: 'second', secondStepSetUp: 'setUp' } as const
const isNext = (code: string): code is keyof typeof nextSteps => Object.hasOwn(nextSteps, code)

/** Null: signed in, and the guards take it from here. */
export async function signIn<C extends EntryCall>(call: C, input: InputOf<C>): Promise<NextStep | null> {
  try {
    const user = await request<EntryCall>(call, input)
    forgetTabDrafts()
    await enterSession(user)
    return null
  } catch (error) {
    if (error instanceof AppError && isNext(error.code))
      return { kind: nextSteps[error.code], ticket: String(error.values.ticket) }
    // Nothing is kept on this device yet.
    if (error instanceof AppError && error.code === 'network') throw new AppError('networkCheck', { cause: error })
    throw failedAs(error, call === authCalls.register ? 'registrationFailed' : 'loginFailed')
  }
}
