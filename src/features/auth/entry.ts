import { authCalls } from '#domain/auth/calls'
import { AppError } from '#domain/errors'
import type { InputOf } from '#domain/shared/call'
import { request } from '../../lib/http.ts'
import { enter } from '../../lib/keptSession.ts'
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

/** Null: signed in, and the guards take it from here. Otherwise the ticket for the second step. */
export async function signIn<C extends EntryCall>(call: C, input: InputOf<C>): Promise<string | null> {
  try {
    const user = await request<EntryCall>(call, input)
    forgetTabDrafts()
    await enter(user)
    return null
  } catch (error) {
    if (error instanceof AppError && error.code === 'secondStepNeeded') return String(error.values.ticket)
    throw error
  }
}
