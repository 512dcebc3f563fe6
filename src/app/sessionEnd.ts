import { AppError, type ErrorCode, errors } from '#domain/errors'
import { request } from '../lib/http.ts'
import { hasJustEntered, leaveSession, renew } from '../lib/keptSession.ts'
import { currentUser, onSession, sessionState } from '../lib/session.ts'
import { mustGo, purgeSignedOut } from '../lib/signOutPurge.ts'
import { toasts } from '../lib/toasts.ts'

const lookAgainMs = 2_000
const farewellMs = 1_500
/** No answer to the question who is signed in: it never came through, or the server said no more than "later". */
const unanswered: ReadonlySet<ErrorCode> = new Set([
  'network',
  'networkCheck',
  'cancelled',
  'captivePortal',
  'serverBusy',
  'serverDiskFull',
  'tooManyRequests',
  'upgradeRequired',
])
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
    await leaveSession({ code: farewellOf(error.code, code), username: before.username })
    await purgeSignedOut()
  }
}

/**
 * The user's data could not be loaded although the server answered: that is said, and a moment later the session is left.
 * Without an answer everything stays as it is, for whoever has no network works on. A refused session has its own way.
 */
export function profileFailed(error: unknown): void {
  const state = sessionState()
  if (state.kind !== 'signedIn' || state.ending || !(error instanceof AppError)) return
  if (unanswered.has(error.code) || errors[error.code].client === 'signOut') return
  const { token, username } = state.user
  toasts.failed(new AppError('signInAgain', { cause: error }))
  setTimeout(() => {
    if (currentUser()?.token === token) void leaveSession({ code: 'signInAgain', username })
  }, farewellMs)
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
