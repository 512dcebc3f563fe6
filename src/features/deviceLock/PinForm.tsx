import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../components/PasswordField.tsx'
import { sendForm } from '../../components/sendForm.ts'
import type { UnlockResult } from '../../lib/deviceLock.ts'

type Problem =
  | { kind: 'empty' | 'failed' }
  | { kind: 'wrong'; left: number }
  | { kind: 'wait'; from: number; until: number }

/** Asks for the PIN until it is the right one, or no PIN is looked at any more. */
export function PinForm({ open, onOpened }: { open: (pin: string) => Promise<UnlockResult>; onOpened: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('deviceLock')
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const seconds = useSecondsLeft(problem?.kind === 'wait' ? problem : null)
  useEffect(() => input.current?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || seconds > 0) return
    if (!pin) return setProblem({ kind: 'empty' })
    setBusy(true)
    const found = await open(pin).catch((error: unknown) => {
      console.error(error)
      return null
    })
    setBusy(false)
    if (found?.kind === 'opened') return onOpened()
    setPin('')
    input.current?.focus()
    if (!found) setProblem({ kind: 'failed' })
    else if (found.kind === 'wrong') setProblem(found)
    else if (found.kind === 'wait') setProblem({ kind: 'wait', from: Date.now(), until: Date.now() + found.ms })
  }
  const words = () => {
    if (!problem) return null
    if (problem.kind === 'wrong') return t('locked.wrong', { count: problem.left })
    if (problem.kind === 'wait') return seconds > 0 ? t('locked.wait', { count: seconds }) : null
    return t(`locked.${problem.kind}`)
  }
  const message = words()
  return (
    <form className={styles.form} onSubmit={(event) => sendForm(event, submit)} noValidate>
      <PasswordField
        label={t('locked.pin')}
        name="pin"
        autoComplete="off"
        value={pin}
        inputRef={input}
        onChange={(value) => {
          setPin(value)
          if (problem?.kind !== 'wait') setProblem(null)
        }}
        words={message ? { validationState: 'error', validationMessage: message } : {}}
      />
      <Button
        type="submit"
        appearance="primary"
        size="large"
        {...((isBusy || seconds > 0) && { disabledFocusable: true })}
      >
        {t(isBusy ? 'locked.opening' : 'locked.open')}
      </Button>
    </form>
  )
}

function useSecondsLeft(pause: { from: number; until: number } | null): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!pause) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [pause])
  return pause ? Math.max(0, Math.ceil((pause.until - Math.max(now, pause.from)) / 1_000)) : 0
}

const useStyles = makeStyles({ form: { display: 'grid', gap: tokens.spacingVerticalL } })
