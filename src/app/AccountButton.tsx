import { Button, type ButtonProps, makeStyles } from '@fluentui/react-components'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Initials } from '../components/Initials.tsx'
import { useUser } from '../lib/session.ts'
import { NewsDot } from './NewsDot.tsx'
import { useUnreadCount } from './unread.ts'

const AccountPopover = lazy(() => import('./AccountPopover.tsx').then((m) => ({ default: m.AccountPopover })))

/** The avatar of the header; what is behind it comes a moment after the first screen. */
export function AccountButton() {
  const styles = useStyles()
  const hasNews = useUnreadCount() > 0
  return (
    <span className={styles.root}>
      <Suspense fallback={<AvatarButton />}>
        <AccountPopover />
      </Suspense>
      {hasNews && <NewsDot />}
    </span>
  )
}

/** Takes what a trigger needs: handlers, aria and the ref. */
export function AvatarButton(props: ButtonProps) {
  const { t } = useTranslation('app')
  const user = useUser()
  return (
    <Button
      {...props}
      appearance="transparent"
      shape="circular"
      icon={<Initials user={user} size={32} />}
      aria-label={t('account.menu', { name: user.nickname || user.username })}
    />
  )
}

const useStyles = makeStyles({ root: { position: 'relative', display: 'inline-flex' } })
