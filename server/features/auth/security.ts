import type { SecurityState } from '#domain/auth/security'
import { AppError } from '#domain/errors'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { recordOperation } from '../../operation.ts'
import type { SignedIn } from '../../people/sessions.ts'
import { isRequired } from '../../people/twoStep.ts'
import { isTaken } from '../../people/users.ts'
import { selfFrom } from './acts.ts'
import { changeAddress } from './addresses.ts'
import type { AuthContext } from './asking.ts'
import { type CodeTarget, checkCode, spendCode } from './codes.ts'
import { movedEmail, movedSms } from './messages.ts'
import { confirmOneself } from './passwords.ts'
import { sendLater, spokenBy } from './sendLater.ts'

export async function securityState({ pool }: Database, user: string): Promise<SecurityState> {
  const { rows } = await pool.query<SecurityState>(
    `select username, email, email is not null and email_proven_at is not null as email_proven,
       mobile, mobile is not null and mobile_proven_at is not null as mobile_proven,
       password_hash is not null as has_password,
       exists (select from two_step where user_id = u.id and confirmed_at is not null) as two_step,
       ${isRequired} as two_step_required, a.second_step as company_requires_two_step,
       (select count(*)::int from recovery_code where user_id = u.id and used_at is null) as recovery_codes_left
     from app_user u join account a on a.id = u.account_id where u.id = $1`,
    [user],
  )
  return rows[0]!
}

/** This user's from now on, proven by the code; the former address hears of it. */
export async function moveTo(
  target: CodeTarget,
  { captcha, ...proof }: { captcha: string; password?: string | undefined; code?: string | undefined },
  user: SignedIn,
  asking: AuthContext,
): Promise<SecurityState> {
  const { services, address, request } = asking
  const code = await checkCode(services, target, { captcha, address })
  const confirm = await confirmOneself(asking, user, proof)
  const former = await asSystem(services.database, async (connection) => {
    await confirm(connection)
    await spendCode(connection, code)
    const former = await changeAddress(connection, user.user, target)
    const { email, mobile } = user.info
    const [field, before] = target.kind === 'email' ? ['email', email] : ['mobile', mobile]
    const detail = { before: { [field]: before }, after: { [field]: target.to } }
    await recordOperation(connection, { ...selfFrom(user.info, asking), action: `security.${field}`, detail })
    return former
  }).catch((cause: unknown) => {
    const field = target.kind === 'email' ? 'email' : 'mobile'
    throw isTaken(cause) ? new AppError('accountTaken', { field, cause }) : cause
  })
  if (former) tellFormer(target, former, asking, spokenBy(request))
  return securityState(services.database, user.user)
}

function tellFormer(
  { kind }: CodeTarget,
  to: string,
  { services }: AuthContext,
  language: ReturnType<typeof spokenBy>,
): void {
  const { channels } = services
  sendLater(services, kind, async (sending) => {
    if (kind === 'email') await channels.email?.send({ to, ...movedEmail(language) }, sending)
    else await channels.sms?.send({ to, text: movedSms(language) }, sending)
  })
}
