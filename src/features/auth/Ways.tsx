import { Link, MessageBar, MessageBarBody, makeStyles, Title2, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { SignInWays } from '#domain/auth/security'
import { Tabs } from '../../components/Tabs.tsx'
import { phone } from '../../lib/media.ts'
import { CodeForm } from './CodeForm.tsx'
import type { NextStep } from './entry.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { type AuthView, type Tab as TabName, tabs } from './views.ts'

type Props = {
  tab: TabName
  open: SignInWays | null
  knownAccount: string
  hasNewPassword: boolean
  go: (view: AuthView) => void
  onNext: (next: NextStep) => void
}

/** The four ways to sign in. */
export function Ways({ tab, open, knownAccount, hasNewPassword, go, onNext }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('auth')
  return (
    <>
      <Title2 as="h1" className={styles.title}>
        {t('signIn.title')}
      </Title2>
      <Tabs
        className={styles.tabs}
        tabClass={styles.tab}
        controls="sign-in-panel"
        tabs={tabs.map((value) => ({ value, label: t(`tab.${value}`), id: `sign-in-${value}` }))}
        chosen={tab}
        onChoose={go}
      />
      {hasNewPassword && (
        <MessageBar intent="success" layout="multiline">
          <MessageBarBody>{t('forgot.done')}</MessageBarBody>
        </MessageBar>
      )}
      <div role="tabpanel" id="sign-in-panel" aria-labelledby={`sign-in-${tab}`}>
        {tab === 'phone' || tab === 'email' ? (
          <CodeForm key={tab} tab={tab} open={open} onNext={onNext} />
        ) : (
          <PasswordForm key={tab} tab={tab} knownAccount={knownAccount} onNext={onNext} onForgot={() => go('forgot')} />
        )}
      </div>
      {open?.register && (
        <p className={styles.line}>
          {t('register.ask')}{' '}
          <Link as="button" inline onClick={() => go('register')}>
            {t('register.title')}
          </Link>
        </p>
      )}
    </>
  )
}

const useStyles = makeStyles({
  title: { margin: 0 },
  // The first tab's words begin where the fields do.
  tabs: { marginInline: `calc(-1 * ${tokens.spacingHorizontalXS})`, overflowX: 'auto', scrollbarWidth: 'none' },
  tab: { paddingInline: tokens.spacingHorizontalXS, whiteSpace: 'nowrap', [phone]: { minHeight: '44px' } },
  line: { margin: 0, color: tokens.colorNeutralForeground2 },
})
