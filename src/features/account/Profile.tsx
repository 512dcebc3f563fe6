import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import type { SecurityState } from '#domain/auth/security'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { Part } from '../../components/Part.tsx'
import { useWrittenMobile } from '../../lib/mobile.ts'
import { useUser } from '../../lib/session.ts'
import { AccountLine, Lines } from './AccountLine.tsx'
import { AddressDialog } from './AddressDialog.tsx'
import { type AddressKind, addressOf, type OwnAddress } from './address.ts'

/** Who is signed in; known without a network, too. */
export function Profile({ security }: { security: SecurityState | null }) {
  const { t } = useTranslation('account')
  const user = useUser()
  const company = isSubAccount(user)
    ? t('profile.sub', { name: user.parentuser })
    : t('profile.main', { name: user.username })
  return (
    <Part title={t('profile.title')}>
      <Lines>
        <AccountLine name={t('profile.username')}>{user.username}</AccountLine>
        {user.nickname && <AccountLine name={t('profile.nickname')}>{user.nickname}</AccountLine>}
        <AccountLine name={t('profile.company')}>{company}</AccountLine>
        <AddressLine kind="email" security={security} address={addressOf('email', user, security)} />
        <AddressLine kind="mobile" security={security} address={addressOf('mobile', user, security)} />
      </Lines>
    </Part>
  )
}

const actions = {
  add: { email: 'addEmail', mobile: 'addMobile' },
  confirm: { email: 'confirmEmail', mobile: 'confirmMobile' },
  change: { email: 'changeEmail', mobile: 'changeMobile' },
} as const

type LineProps = { kind: AddressKind; address: OwnAddress; security: SecurityState | null }

function AddressLine({ kind, address, security }: LineProps) {
  const styles = useStyles()
  const { t } = useTranslation('account')
  const [isOpen, setOpen] = useState(false)
  const { value, action } = address
  const mobile = useWrittenMobile(kind === 'mobile' ? value : null)
  const button = (
    <OnlineButton aria-label={t(`profile.${actions[action][kind]}`)} onClick={() => setOpen(true)}>
      {t(`profile.${action}`)}
    </OnlineButton>
  )
  return (
    <AccountLine name={t(`profile.${kind}`)} action={button}>
      {value ? (
        <span>{kind === 'mobile' ? mobile : value}</span>
      ) : (
        <span className={styles.note}>{t('profile.none')}</span>
      )}
      {action === 'confirm' && <span className={styles.warning}>{t('profile.unproven')}</span>}
      {isOpen && <AddressDialog kind={kind} address={address} security={security} onClose={() => setOpen(false)} />}
    </AccountLine>
  )
}

const useStyles = makeStyles({
  note: { color: tokens.colorNeutralForeground3 },
  warning: { color: tokens.colorStatusWarningForeground3, fontSize: tokens.fontSizeBase200 },
})
