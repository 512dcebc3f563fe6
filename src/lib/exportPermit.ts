import { isSubAccount } from '#domain/auth/policy'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { InputOf } from '#domain/shared/call'
import { subAccountCalls } from '#domain/subAccounts/calls'
import { newId } from '#workers/newId'
import { dropPass, standingPass } from './exportPass.ts'
import { isUnreachable, tellLater } from './exportsTold.ts'
import { request } from './http.ts'
import { currentUser } from './session.ts'

export type AskedExport = Pick<InputOf<typeof subAccountCalls.exportBegan>, 'rows' | 'filter' | 'what'>

/** One export that was allowed to begin. */
type Permit = {
  /** Asked once more before the file is written: what was withdrawn meanwhile stops it here. */
  mayWrite: (rows: number) => Promise<void>
  /** For the record; it need not be waited for. */
  ended: (state: 'written' | 'stopped', rows: number) => Promise<void>
}

/** A network that is as good as none must not hold up an export that is allowed without one. */
const soon = { timeout: 5_000 }

/** The server's answer counts; where none comes, what this device knows does, and the server is told afterwards. */
export async function beginExport(asked: AskedExport): Promise<Permit> {
  const id = newId()
  const isOnline = await asking(() => request(subAccountCalls.exportBegan, { id, ...asked }, soon))
  const offline = isOnline ? undefined : { at: Date.now(), grant: await mustBeAllowed() }
  let isTold = isOnline
  return {
    async mayWrite(rows) {
      if (isTold) isTold = await asking(() => request(subAccountCalls.exportDone, { id, state: 'writing', rows }, soon))
      if (!isTold) await mustBeAllowed()
    },
    async ended(state, rows) {
      await tellLater({ ...(offline && { began: { id, ...asked, offline } }), done: { id, state, rows } })
    },
  }
}

/** False: nobody could be asked. */
async function asking(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call()
    return true
  } catch (error) {
    if (isUnreachable(error)) return false
    // The server knows better than what is carried here.
    if (error instanceof AppError && error.code === 'exportCodeNeeded') await dropPass()
    throw error
  }
}

/** By what this device knows; gives the permission that it rests on, where one is needed. */
async function mustBeAllowed() {
  const user = currentUser()
  if (!user) throw new AppError('signInAgain')
  if (!isSubAccount(user)) return null
  if (user.export_data !== 'granted') throw new AppError('exportNotAllowed')
  if (!user.export_verify) return null
  const pass = await standingPass()
  if (!pass) throw new AppError('exportCodeNeeded', { values: { minutes: limits.exportVerificationMinutes } })
  return pass.grant
}
