import { AppError, type ErrorCode, errors } from '#domain/errors'
import { request } from '../lib/http.ts'
import { hasJustEntered, leave, renew } from '../lib/keptSession.ts'
import { letGo, mustGo } from '../lib/letGo.ts'
import { currentUser, onSession, sessionState } from '../lib/session.ts'

const lookAgainMs = 2_000
let isLooking = false

/** The server refused this session: two seconds later the user's data is asked for once more, then it is over. */
export function watchSessionEnd() {
  onSession(() => {
    const state = sessionState()
    if (state.kind !== 'signedIn' || !state.ending || isLooking) return
    isLooking = true
    setTimeout(() => void lookAgain(state.ending!).finally(() => (isLooking = false)), lookAgainMs)
  })
}

async function lookAgain(code: ErrorCode) {
  const before = currentUser()
  if (!before) return
  try {
    await renew(await accountInfo())
  } catch (error) {
    if (currentUser()?.token !== before.token) return
    const answered = error instanceof AppError && errors[error.code].client === 'signOut'
    // No network: the session may be fine after all; the next call will tell.
    if (!answered) return renew(before)
    // Ended on purpose: the device may be in other hands.
    if (error.code === 'sessionEnded') mustGo(before)
    await leave({ code: farewellOf(error.code, code), username: before.username })
    await letGo()
  }
}

/** `signInAgain` says the least: what was said first is better, and of a new session that its cookie is missing. */
function farewellOf(answer: ErrorCode, first: ErrorCode): ErrorCode {
  if (answer !== 'signInAgain') return answer
  return first === 'signInAgain' && hasJustEntered() ? 'cookieNotKept' : first
}

async function accountInfo() {
  const { authCalls } = await import('#domain/auth/calls')
  return request(authCalls.accountInfo, {})
}
