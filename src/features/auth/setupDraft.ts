import { authCalls } from '#domain/auth/calls'
import type { InputOf } from '#domain/shared/call'
import { type Problems, problem, problemsOfCheck } from '../../components/problems.ts'
import { mobileOf } from '../../lib/mobile.ts'

export const setupFields = ['username', 'email', 'mobile', 'password', 'again'] as const
export type SetupField = (typeof setupFields)[number]
type SetupDraft = Record<SetupField, string>
export const emptySetup: SetupDraft = { username: '', email: '', mobile: '', password: '', again: '' }

type Ready = { kind: 'ready'; input: InputOf<typeof authCalls.setup> }
type Wrong = { kind: 'wrong'; fields: Problems<SetupField>['fields']; contactNeeded: boolean }

/** From what was typed to what the server takes. A phone without a country code is a Chinese one. */
export async function checkSetup(draft: SetupDraft, setup_key: string): Promise<Ready | Wrong> {
  const mobile = draft.mobile.trim() ? await mobileOf(draft.mobile) : null
  const checked = authCalls.setup.input.safeParse({
    setup_key,
    username: draft.username,
    email: draft.email.trim() || null,
    mobile,
    password: draft.password,
  })
  const fields = problemsOfCheck<SetupField>(checked)
  if (draft.password !== draft.again) fields.again = problem('passwordsDiffer')
  const contactNeeded = !draft.email.trim() && !mobile
  if (checked.success && !fields.again && !contactNeeded) return { kind: 'ready', input: checked.data }
  return { kind: 'wrong', fields, contactNeeded }
}
