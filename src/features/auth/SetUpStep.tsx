import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { authCalls } from '#domain/auth/calls'
import type { OutputOf } from '#domain/shared/call'
import { useFormStyles, WholeProblem } from '../../components/formParts.tsx'
import { problemsOfCheck } from '../../components/problems.ts'
import { RecoveryList } from '../../components/RecoveryList.tsx'
import { ScanSecret } from '../../components/ScanSecret.tsx'
import { useSubmit } from '../../components/useSubmit.ts'
import { request } from '../../lib/http.ts'
import { enterSession } from '../../lib/keptSession.ts'
import { forgetTabDrafts } from '../../lib/tabDraft.ts'

type Secret = OutputOf<typeof authCalls.beginSetUp>
type SetUpResult = OutputOf<typeof authCalls.confirmSetUp>

/** Where a second step is required and there is none: nothing else is open before it is set up. */
export function SetUpStep({ ticket }: { ticket: string }) {
  const styles = useFormStyles()
  const { t } = useTranslation(['auth', 'app'])
  const [secret, setSecret] = useState<Secret | null>(null)
  const [captcha, setCaptcha] = useState('')
  const [done, setDone] = useState<SetUpResult | null>(null)
  const { form, problems, isBusy, forget, submit } = useSubmit(['captcha'] as const, 'captcha')

  if (done) return <Entry done={done} />
  const work = async () => {
    if (!secret) {
      setSecret(await request(authCalls.beginSetUp, { ticket }))
      return undefined
    }
    const checked = authCalls.confirmSetUp.input.safeParse({ ticket, captcha })
    if (!checked.success) return problemsOfCheck<'captcha'>(checked)
    setDone(await request(authCalls.confirmSetUp, checked.data))
    return undefined
  }
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(work)(event)} noValidate>
      {!secret && <p className={styles.intro}>{t('setUp.intro')}</p>}
      <WholeProblem error={problems.whole ?? (secret ? null : (problems.fields.captcha ?? null))} />
      {secret && (
        <ScanSecret
          secret={secret}
          captcha={captcha}
          onCaptcha={(value) => {
            setCaptcha(value)
            forget('captcha')
          }}
          problem={problems.fields.captcha}
        />
      )}
      <Button type="submit" appearance="primary" size="large" disabledFocusable={isBusy}>
        {t(secret ? 'setUp.confirm' : 'setUp.begin')}
      </Button>
    </form>
  )
}

/** Signed in already; the page waits until the codes are kept. */
function Entry({ done: { user, recovery_codes } }: { done: SetUpResult }) {
  const styles = useFormStyles()
  const { t } = useTranslation(['auth', 'app'])
  const goOn = async () => {
    forgetTabDrafts()
    await enterSession(user)
  }
  return (
    <div className={styles.form}>
      <strong>{t('app:recovery.title')}</strong>
      <RecoveryList codes={recovery_codes} username={user.username} />
      <Button appearance="primary" size="large" autoFocus onClick={() => void goOn()}>
        {t('setUp.goOn')}
      </Button>
    </div>
  )
}
