import { isSubAccount } from '#domain/auth/policy'
import type { UserInfo } from '#domain/auth/user'
import type { Session } from '#workers/session'
import { language } from './texts.ts'

/** Who is signed in, as the workers and the device want to know it. */
export const sessionOf = (user: UserInfo): Session => ({
  user: user.id,
  account: user.account,
  username: user.username,
  parentuser: user.parentuser,
  token: user.token,
  role: isSubAccount(user) ? 'sub' : 'main',
  // Read when a worker is started, and those for sheets start anew: then it is the language of that moment.
  get lang() {
    return language.get()
  },
  profile: user,
})
