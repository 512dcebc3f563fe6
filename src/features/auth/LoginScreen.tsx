import { Button, MessageBar, MessageBarBody, makeStyles, Title2, tokens } from '@fluentui/react-components'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { authCalls } from '#domain/auth/calls'
import { BrandBar } from '../../components/BrandBar.tsx'
import { useFormStyles } from '../../components/formParts.tsx'
import { useWords } from '../../lib/errors.ts'
import { request } from '../../lib/http.ts'
import { useOnline } from '../../lib/online.ts'
import { type Farewell, useSession } from '../../lib/session.ts'
import type { NextStep } from './entry.ts'
import { Harbour } from './Harbour.tsx'
import { SetUpStep } from './SetUpStep.tsx'
import { SetupForm } from './SetupForm.tsx'
import { SignInForm } from './SignInForm.tsx'

/** The only page of a visitor: signing in, or the very first account of a new installation. */
export function LoginScreen() {
  const styles = useStyles()
  const { t } = useTranslation('auth')
  return (
    <main className={styles.root}>
      <aside className={styles.picture}>
        <Harbour />
        <p className={styles.slogan}>{t('slogan')}</p>
        <p className={styles.pitch}>{t('pitch')}</p>
      </aside>
      <section className={styles.side}>
        <BrandBar />
        <div className={styles.form}>
          <Doorway />
        </div>
      </section>
    </main>
  )
}

/** Which of the three: the setup link, a new installation without it, or everybody's sign-in. */
function Doorway() {
  const session = useSession()
  const setupKey = new URLSearchParams(useLocation().hash.slice(1)).get('setup')
  const { isNew, look } = useSetupState()
  const { t } = useTranslation('auth')
  // Of the very first account: where the operator requires a second step of everybody.
  const [next, setNext] = useState<NextStep | null>(null)
  const farewell = session.kind === 'visitor' ? session.farewell : null

  if (next)
    return (
      <>
        <Title2 as="h1">{t('setUp.title')}</Title2>
        <SetUpStep ticket={next.ticket} />
      </>
    )
  if (setupKey && isNew !== false) return <SetupForm setupKey={setupKey} onNext={setNext} />
  if (isNew) return <FirstRun onAgain={look} />
  return (
    <>
      <Circumstances code={setupKey ? 'setupDone' : (farewell?.code ?? null)} farewell={farewell} />
      <SignInForm knownAccount={farewell?.username ?? ''} />
    </>
  )
}

type Code = Parameters<ReturnType<typeof useWords>['ofCode']>[0]

function Circumstances({ code, farewell }: { code: Code | null; farewell: Farewell | null }) {
  const { t } = useTranslation('auth')
  const { ofCode } = useWords()
  const isOnline = useOnline()
  const { waiting: count = 0, username: name } = farewell ?? {}
  const words = [
    code && ofCode(code),
    count > 0 && t('signIn.waiting', { count, name }),
    !isOnline && t('signIn.offline'),
  ].filter((text) => typeof text === 'string')
  return words.map((text) => (
    <MessageBar key={text} intent="warning" layout="multiline">
      <MessageBarBody>{text}</MessageBarBody>
    </MessageBar>
  ))
}

function FirstRun({ onAgain }: { onAgain: () => void }) {
  const styles = useStyles()
  const { form, intro } = useFormStyles()
  const { t } = useTranslation('auth')
  return (
    <div className={form}>
      <Title2 as="h1">{t('firstRun.title')}</Title2>
      <p className={intro}>{t('firstRun.body')}</p>
      <code className={styles.code}>{location.origin}/login#setup=…</code>
      <Button onClick={onAgain}>{t('firstRun.again')}</Button>
    </div>
  )
}

/** Null while nobody has said so: asking needs a network, the form does not wait for it. */
function useSetupState() {
  const [isNew, setNew] = useState<boolean | null>(null)
  const look = useCallback(() => {
    const stop = new AbortController()
    request(authCalls.setupState, {}, { signal: stop.signal }).then(
      ({ needed }) => setNew(needed),
      // Signing in will meet the same trouble, and says it where it matters.
      () => undefined,
    )
    return () => stop.abort()
  }, [])
  useEffect(look, [look])
  return { isNew, look }
}

const wide = '@media (min-width: 960px)'
const useStyles = makeStyles({
  root: {
    display: 'grid',
    height: '100dvh',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    [wide]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(480px, 1fr)' },
  },
  picture: {
    display: 'none',
    [wide]: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      gap: tokens.spacingVerticalS,
      padding: '64px',
      overflow: 'hidden',
      backgroundColor: tokens.colorBrandBackgroundStatic,
      color: tokens.colorNeutralForegroundOnBrand,
    },
  },
  slogan: {
    position: 'relative',
    margin: 0,
    fontSize: tokens.fontSizeHero900,
    lineHeight: tokens.lineHeightHero900,
    fontWeight: tokens.fontWeightSemibold,
    textWrap: 'balance',
  },
  pitch: {
    position: 'relative',
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase500,
    textWrap: 'pretty',
  },
  side: { display: 'flex', flexDirection: 'column', minHeight: 0, overflow: 'auto' },
  form: {
    flex: '1 0 auto',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: tokens.spacingVerticalL,
    width: '100%',
    maxWidth: '400px',
    boxSizing: 'border-box',
    marginInline: 'auto',
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL} 64px`,
    '@media (max-width: 640px)': { justifyContent: 'flex-start', paddingBlockStart: '32px' },
  },
  code: {
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
  },
})
