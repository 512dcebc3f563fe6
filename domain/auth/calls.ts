import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { Email, FullNumber } from '../shared/schema.ts'
import { Password, UserInfo, Username } from './user.ts'

// A password of megabytes is refused before anything is hashed, and what no database can look for before it is asked.
const typed = (code: 'accountEmpty' | 'passwordEmpty', max: number) =>
  z.string().check(
    z.minLength(1, says(code)),
    z.maxLength(max, says('inputInvalid')),
    z.refine((text) => !text.includes('\u0000'), says('textControl')),
  )

export const authCalls = calls({
  /** `account` is an email, a phone in any writing, or a user name. */
  login: {
    method: 'POST',
    path: '/api/user/login',
    access: 'anyone',
    input: z.object({ account: typed('accountEmpty', 254), password: typed('passwordEmpty', limits.passwordMax) }),
    output: UserInfo,
  },
  logout: { method: 'POST', path: '/api/user/logout', access: 'user', input: z.object({}), output: z.object({}) },
  accountInfo: { method: 'GET', path: '/api/user/account_info', access: 'user', input: z.object({}), output: UserInfo },
  /** Whether this installation still waits for its main account. */
  setupState: {
    method: 'GET',
    path: '/api/user/setup_state',
    access: 'anyone',
    input: z.object({}),
    output: z.object({ needed: z.boolean() }),
  },
  /** Creates the main account, once, with the key of the one-time link that the server printed; signs it in. */
  setup: {
    method: 'POST',
    path: '/api/user/setup',
    access: 'anyone',
    input: z.object({
      setup_key: z.string().check(z.minLength(1, says('setupLinkInvalid')), z.maxLength(200)),
      username: Username,
      email: z.nullable(Email),
      mobile: z.nullable(FullNumber),
      password: Password,
    }),
    output: UserInfo,
  },
})
