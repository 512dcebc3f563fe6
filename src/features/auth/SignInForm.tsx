import { Link, makeStyles, Title2, tokens } from '@fluentui/react-components'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { authCalls } from '#domain/auth/calls'
import type { SignInWays } from '#domain/auth/security'
import { request } from '../../lib/http.ts'
import { useOnline } from '../../lib/online.ts'
import { openKinds } from './AddressFields.tsx'
import { ChannelMissing } from './ChannelMissing.tsx'
import type { NextStep } from './entry.ts'
import { ForgotForm } from './ForgotForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { RegistrationClosed } from './RegistrationClosed.tsx'
import { SecondStepForm } from './SecondStepForm.tsx'
import { SetUpStep } from './SetUpStep.tsx'
import { type AuthView, isTab, searchOf, viewOf } from './views.ts'
import { Ways } from './Ways.tsx'

/** One card: four ways to sign in, the second step after them, a new account, a forgotten password. */
export function SignInForm({ knownAccount }: { knownAccount: string }) {
  const open = useSignInWays()
  const { view, go } = useView()
  const [next, setNext] = useState<NextStep | null>(null)
  const [renewed, setRenewed] = useState<string | null>(null)
  const back = () => {
    setNext(null)
    if (!isTab(view)) go('password')
  }

  if (next)
    return (
      <Step name={next.kind} onBack={back}>
        {next.kind === 'second' ? <SecondStepForm ticket={next.ticket} /> : <SetUpStep ticket={next.ticket} />}
      </Step>
    )
  if (view === 'register')
    return (
      <Step name="register" onBack={back}>
        {open?.register === false ? (
          <RegistrationClosed />
        ) : openKinds(open).length ? (
          <RegisterForm open={open} onNext={setNext} />
        ) : (
          <ChannelMissing kind="email" />
        )}
      </Step>
    )
  if (view === 'forgot') {
    const signInNow = (account: string) => {
      setRenewed(account)
      go('password')
    }
    return (
      <Step name="forgot" onBack={back}>
        {openKinds(open).length ? <ForgotForm open={open} onDone={signInNow} /> : <ChannelMissing kind="email" />}
      </Step>
    )
  }
  return (
    <Ways
      tab={view}
      open={open}
      knownAccount={renewed ?? knownAccount}
      hasNewPassword={renewed !== null}
      go={go}
      onNext={setNext}
    />
  )
}

function Step({
  name,
  onBack,
  children,
}: {
  name: NextStep['kind'] | 'register' | 'forgot'
  onBack: () => void
  children: ReactNode
}) {
  const styles = useStyles()
  const { t } = useTranslation('auth')
  return (
    <>
      <Title2 as="h1" className={styles.title}>
        {t(`${name}.title`)}
      </Title2>
      {children}
      <p className={styles.line}>
        <Link as="button" onClick={onBack}>
          {t('signIn.back')}
        </Link>
      </p>
    </>
  )
}

function useView() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const view = viewOf(search)
  // Back on the browser undoes a step, not a glance at another tab.
  const go = (next: AuthView) =>
    void navigate({ search: searchOf(search, next) }, { replace: isTab(view) && isTab(next) })
  return { view, go }
}

/** Null while nobody has said; asked again when the network is back. */
function useSignInWays() {
  const isOnline = useOnline()
  const [ways, setWays] = useState<SignInWays | null>(null)
  useEffect(() => {
    if (!isOnline) return
    const stop = new AbortController()
    // Signing in will meet the same trouble, and says it where it matters.
    request(authCalls.signInWays, {}, { signal: stop.signal }).then(setWays, () => undefined)
    return () => stop.abort()
  }, [isOnline])
  return ways
}

const useStyles = makeStyles({
  title: { margin: 0 },
  line: { margin: 0, color: tokens.colorNeutralForeground2 },
})
