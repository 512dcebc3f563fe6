import { Button, ProgressBar } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RewriteProgress } from '#workers/lock/finishRewriting'
import { useFormStyles } from '../../components/formParts.tsx'
import {
  currentProtection,
  forgetPin,
  stayOn,
  unlockWithPin,
  useProtection,
  whenAnswered,
} from '../../lib/deviceLock.ts'
import { tellLock } from '../../lib/lockTabs.ts'
import { LockFrame } from './LockFrame.tsx'
import { PinForm } from './PinForm.tsx'
import { SignInAgain } from './SignInAgain.tsx'
import { useWaitingCount } from './useWaitingCount.ts'

/** Before anything that is kept here can be seen. */
export function LockScreen({ onLeave }: { onLeave: (how: 'opened' | 'signIn') => void }) {
  const { t } = useTranslation('deviceLock')
  const { intro } = useFormStyles()
  // None is left once it is switched off; this page goes then.
  const [before] = useState(currentProtection)
  const protection = useProtection() ?? before!
  const waiting = useWaitingCount()
  const [rewriting, setRewriting] = useState<RewriteProgress | null>(null)
  const [isForgotten, setForgotten] = useState(false)
  useOpenedElsewhere(protection.owner)
  const isRewriting = rewriting !== null
  useEffect(
    () => (isRewriting || isForgotten ? undefined : whenAnswered(() => onLeave('opened'))),
    [isRewriting, isForgotten, onLeave],
  )

  if (rewriting) return <RewritingView rewriting={rewriting} isOpening={protection.state === 'opening'} />
  if (isForgotten || !protection.pin)
    return (
      <SignInAgain
        hasPin={protection.pin !== null}
        onBack={() => setForgotten(false)}
        onSignIn={() => {
          forgetPin()
          onLeave('signIn')
        }}
      />
    )
  const words = protection.state === 'on' ? 'locked' : protection.state
  return (
    <LockFrame title={t(`${words}.title`)}>
      <p className={intro}>{t(`${words}.body`)}</p>
      <PinForm open={(pin) => unlockWithPin(pin, setRewriting)} onOpened={() => onLeave('opened')} />
      {waiting > 0 && <p className={intro}>{t('locked.waiting', { count: waiting })}</p>}
      {protection.state === 'opening' && (
        <Button appearance="subtle" onClick={() => void stayOn()}>
          {t('opening.stay')}
        </Button>
      )}
      <Button appearance="subtle" onClick={() => setForgotten(true)}>
        {t('locked.forgot')}
      </Button>
    </LockFrame>
  )
}

/** The PIN was typed in another tab, which has the key now. */
function useOpenedElsewhere(owner: string) {
  useEffect(() => tellLock.followOpened((opened) => opened === owner && location.reload()), [owner])
}

function RewritingView({ rewriting, isOpening }: { rewriting: RewriteProgress; isOpening: boolean }) {
  const { t } = useTranslation('deviceLock')
  const { intro } = useFormStyles()
  const title = t(isOpening ? 'rewriting.opening' : 'rewriting.sealing')
  if (rewriting === 'waiting')
    return (
      <LockFrame title={title}>
        <ProgressBar aria-label={title} />
        <p role="status" className={intro}>
          {t('rewriting.waiting')}
        </p>
      </LockFrame>
    )
  const { rows, of } = rewriting
  return (
    <LockFrame title={title}>
      <ProgressBar value={of ? rows / of : 1} aria-label={title} />
      <p role="status" className={intro} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('rewriting.progress', { done: rows, count: of })}
      </p>
      <p className={intro}>{t('rewriting.note')}</p>
    </LockFrame>
  )
}
