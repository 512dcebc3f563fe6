import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { calls } from '../shared/call.ts'
import { Email, FullNumber, Id } from '../shared/schema.ts'
import { ClientCode, ClientCodeName } from './clientCode.ts'
import { Captcha, emailEvents, Mobile, smsEvents } from './codes.ts'
import { DeviceSecret, SecurityState, SessionEntry, SignInWays } from './security.ts'
import { Password, TypedPassword, UserInfo, Username } from './user.ts'

// What no database can look for is refused before one is asked.
const Account = z.string().check(
  z.minLength(1, says('accountEmpty')),
  z.maxLength(254, says('inputInvalid')),
  z.refine((text) => !text.includes('\u0000'), says('textControl')),
)

const nothing = z.object({})
const Ticket = z.string().check(z.maxLength(200, says('ticketExpired')))
const SecondCode = z.string().check(z.minLength(1, says('codeEmpty')), z.maxLength(40, says('codeEmpty')))

/**
 * Once more who one is, before something that lasts: the password, or where the second step is on, the code of the app
 * or a recovery code.
 */
const proof = { password: z.optional(TypedPassword), code: z.optional(SecondCode) }

/** Either of the two, and not both: where the code was sent. */
const target = { email: z.nullable(Email), mobile: z.nullable(Mobile) }
const oneTarget = z.refine<{ email: string | null; mobile: string | null }>(
  ({ email, mobile }) => (email === null) !== (mobile === null),
  { error: says('accountEmpty'), path: ['email'] },
)

/**
 * Where a second step is needed, the calls that sign in answer with the error `secondStepNeeded`, whose value `ticket`
 * goes to `secondStep` within some minutes.
 */
const signIn = calls({
  /** `account` is an email, a phone in any writing, or a user name. */
  login: {
    method: 'POST',
    path: '/api/user/login',
    access: 'anyone',
    input: z.object({ account: Account, password: TypedPassword }),
    output: UserInfo,
  },
  loginAsSub: {
    method: 'POST',
    path: '/api/user/sub_account_login',
    access: 'anyone',
    input: z.object({ username: Account, password: TypedPassword }),
    output: UserInfo,
  },
  loginByMobile: {
    method: 'POST',
    path: '/api/user/mobilelogin',
    access: 'anyone',
    input: z.object({ mobile: Mobile, captcha: Captcha }),
    output: UserInfo,
  },
  loginByEmail: {
    method: 'POST',
    path: '/api/user/emaillogin',
    access: 'anyone',
    input: z.object({ email: Email, captcha: Captcha }),
    output: UserInfo,
  },
  /** `code` is of the authenticator app, or one of the recovery codes. */
  secondStep: {
    method: 'POST',
    path: '/api/user/second_step',
    access: 'anyone',
    input: z.object({ ticket: Ticket, code: SecondCode }),
    output: UserInfo,
  },
  /**
   * Where a second step is required and this user has none, the calls that sign in answer with the error
   * `secondStepSetUp`. Its value `ticket` is the input of these two calls; until both are made there is no session.
   */
  beginSetUp: {
    method: 'POST',
    path: '/api/user/second_step_begin',
    access: 'anyone',
    input: z.object({ ticket: Ticket }),
    output: z.object({ secret: z.string(), uri: z.string() }),
    unkept: true,
  },
  /** Signs in. The recovery codes are told here and never again. */
  confirmSetUp: {
    method: 'POST',
    path: '/api/user/second_step_confirm',
    access: 'anyone',
    input: z.object({ ticket: Ticket, captcha: Captcha }),
    output: z.object({ user: UserInfo, recovery_codes: z.array(z.string()) }),
    unkept: true,
  },
  logout: { method: 'POST', path: '/api/user/logout', access: 'user', input: nothing, output: nothing },
  accountInfo: { method: 'GET', path: '/api/user/account_info', access: 'user', input: nothing, output: UserInfo },
  signInWays: {
    method: 'GET',
    path: '/api/user/sign_in_ways',
    access: 'anyone',
    input: nothing,
    output: SignInWays,
  },
})

/** The answer is the same whether there is such an account or not. `seconds`: until another code may be asked for. */
const codes = calls({
  sendSms: {
    method: 'POST',
    path: '/api/sms/send',
    access: 'anyone',
    input: z.object({ mobile: Mobile, event: z.enum(smsEvents) }),
    output: z.object({ seconds: z.int(), minutes: z.int() }),
  },
  sendEmail: {
    method: 'POST',
    path: '/api/ems/send',
    access: 'anyone',
    input: z.object({ email: Email, event: z.enum(emailEvents) }),
    output: z.object({ seconds: z.int(), minutes: z.int() }),
  },
})

const beginning = calls({
  /** Whether this installation still waits for its main account. */
  setupState: {
    method: 'GET',
    path: '/api/user/setup_state',
    access: 'anyone',
    input: nothing,
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
  /** A new company with its main account, where the operator allows it; signs it in. */
  register: {
    method: 'POST',
    path: '/api/user/register',
    access: 'anyone',
    input: z.object({ username: Username, ...target, captcha: Captcha, password: Password }).check(oneTarget),
    output: UserInfo,
  },
  /** Signs out everywhere; the new password then signs in. */
  resetPassword: {
    method: 'POST',
    path: '/api/user/resetpwd',
    access: 'anyone',
    input: z.object({ ...target, captcha: Captcha, newpassword: Password }).check(oneTarget),
    output: nothing,
  },
})

const security = calls({
  securityState: { method: 'GET', path: '/api/user/security', access: 'user', input: nothing, output: SecurityState },
  /** Signs out everywhere else. */
  updatePassword: {
    method: 'POST',
    path: '/api/user/updatepwd',
    access: 'user',
    input: z.object({ oldpassword: TypedPassword, newpassword: Password }),
    output: nothing,
  },
  changeMobile: {
    method: 'POST',
    path: '/api/user/changemobile',
    access: 'user',
    input: z.object({ mobile: Mobile, captcha: Captcha, ...proof }),
    output: SecurityState,
  },
  changeEmail: {
    method: 'POST',
    path: '/api/user/changeemail',
    access: 'user',
    input: z.object({ email: Email, captcha: Captcha, ...proof }),
    output: SecurityState,
  },
  bindMobile: {
    method: 'POST',
    path: '/api/user/bindmobile',
    access: 'user',
    input: z.object({ mobile: Mobile, captcha: Captcha, ...proof }),
    output: SecurityState,
  },
  bindEmail: {
    method: 'POST',
    path: '/api/user/bindemail',
    access: 'user',
    input: z.object({ email: Email, captcha: Captcha, ...proof }),
    output: SecurityState,
  },
  /** A new secret; nothing changes until a code of it is confirmed. `uri` is what the QR code says. */
  beginTwoStep: {
    method: 'POST',
    path: '/api/user/two_step_begin',
    access: 'user',
    input: z.object({ password: TypedPassword }),
    output: z.object({ secret: z.string(), uri: z.string() }),
  },
  /** The recovery codes are told here and never again. */
  confirmTwoStep: {
    method: 'POST',
    path: '/api/user/two_step_confirm',
    access: 'user',
    input: z.object({ captcha: Captcha }),
    output: z.object({ recovery_codes: z.array(z.string()) }),
  },
  endTwoStep: {
    method: 'POST',
    path: '/api/user/two_step_end',
    access: 'user',
    input: z.object({ password: TypedPassword }),
    output: SecurityState,
  },
  /** New recovery codes; the former ones end. */
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/user/two_step_recovery',
    access: 'user',
    input: z.object({ password: TypedPassword }),
    output: z.object({ recovery_codes: z.array(z.string()) }),
  },
  clientCodes: {
    method: 'GET',
    path: '/api/user/client_codes',
    access: 'main',
    input: nothing,
    output: z.object({ list: z.array(ClientCode) }),
  },
  /** The code is told here and never again. */
  createClientCode: {
    method: 'POST',
    path: '/api/user/create_client_code',
    access: 'main',
    input: z.object({ name: ClientCodeName, password: TypedPassword }),
    output: z.object({ id: Id, code: z.string() }),
    unkept: true,
  },
  /** What is signed with it is refused from now on. */
  deleteClientCode: {
    method: 'POST',
    path: '/api/user/delete_client_code',
    access: 'main',
    input: z.object({ id: Id }),
    output: nothing,
  },
  /** Living ones first, then what ended in the last month. */
  sessions: {
    method: 'GET',
    path: '/api/user/sessions',
    access: 'user',
    input: nothing,
    output: z.object({ sessions: z.array(SessionEntry) }),
  },
  endSession: {
    method: 'POST',
    path: '/api/user/end_session',
    access: 'user',
    input: z.object({ id: Id }),
    output: nothing,
  },
})

/** What opens the data of a protected device when its PIN is forgotten; `device` is an id that the device made. */
const devices = calls({
  keepDeviceSecret: {
    method: 'POST',
    path: '/api/user/keep_device_secret',
    access: 'user',
    input: z.object({ device: Id, secret: DeviceSecret }),
    output: nothing,
  },
  /** Told only soon after signing in: it stands for the password. */
  deviceSecret: {
    method: 'POST',
    path: '/api/user/device_secret',
    access: 'user',
    input: z.object({ device: Id }),
    output: z.object({ secret: DeviceSecret }),
    unkept: true,
  },
  dropDeviceSecret: {
    method: 'POST',
    path: '/api/user/drop_device_secret',
    access: 'user',
    input: z.object({ device: Id }),
    output: nothing,
  },
})

export const authCalls = { ...signIn, ...codes, ...beginning, ...security, ...devices }
