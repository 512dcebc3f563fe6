import { authCalls } from '#domain/auth/calls'
import type { SecurityState } from '#domain/auth/security'
import type { UserInfo } from '#domain/auth/user'
import type { CodeWay } from '../../components/useSendCode.ts'

export type AddressKind = 'email' | 'mobile'

/** `action`: what there is to do about it next. */
export type OwnAddress = { value: string | null; action: 'add' | 'confirm' | 'change' }

/** Without the server's word an address counts as proven: what is not known is no reason to worry anybody. */
export function addressOf(
  kind: AddressKind,
  user: Pick<UserInfo, AddressKind>,
  security: Pick<SecurityState, AddressKind | `${AddressKind}_proven`> | null,
): OwnAddress {
  const value = security ? security[kind] : user[kind]
  if (!value) return { value: null, action: 'add' }
  return { value, action: security && !security[`${kind}_proven`] ? 'confirm' : 'change' }
}

/** The first address is bound; a later one replaces it. */
export const wayTo = (kind: AddressKind, { value }: OwnAddress): CodeWay =>
  kind === 'email'
    ? { kind: 'email', event: value ? 'changeemail' : 'bindemail' }
    : { kind: 'sms', event: value ? 'changemobile' : 'bindmobile' }

export const callTo = {
  email: (isNew: boolean) => (isNew ? authCalls.bindEmail : authCalls.changeEmail),
  mobile: (isNew: boolean) => (isNew ? authCalls.bindMobile : authCalls.changeMobile),
}
