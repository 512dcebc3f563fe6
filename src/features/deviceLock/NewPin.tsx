import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { PasswordField } from '../../components/PasswordField.tsx'

type TypedPin = { pin: string; again: string }
type Problems = { pin?: 'tooShort'; again?: 'differ' }

/** A new PIN, typed twice. */
export function useNewPin() {
  const [typed, setTyped] = useState<TypedPin>({ pin: '', again: '' })
  const [problems, setProblems] = useState<Problems>({})
  return {
    typed,
    problems,
    change(part: Partial<TypedPin>) {
      setTyped((old) => ({ ...old, ...part }))
      setProblems({})
    },
    /** Null: something is wrong with it, and said. */
    check(): string | null {
      const { pin, again } = typed
      const found: Problems = {
        ...(pin.length < limits.pinMin && { pin: 'tooShort' }),
        ...(pin !== again && { again: 'differ' }),
      }
      setProblems(found)
      return found.pin || found.again ? null : pin
    },
  }
}

export function NewPinFields({ state }: { state: ReturnType<typeof useNewPin> }) {
  const { t } = useTranslation('deviceLock')
  const { typed, problems, change } = state
  const words = (problem: 'tooShort' | 'differ' | undefined) =>
    problem ? { validationState: 'error' as const, validationMessage: t(`set.${problem}`, { min: limits.pinMin }) } : {}
  return (
    <>
      <PasswordField
        label={t('set.pin')}
        name="pin"
        autoComplete="off"
        value={typed.pin}
        onChange={(pin) => change({ pin: pin.slice(0, limits.pinMax) })}
        words={words(problems.pin)}
      />
      <PasswordField
        label={t('set.again')}
        name="again"
        autoComplete="off"
        value={typed.again}
        onChange={(again) => change({ again: again.slice(0, limits.pinMax) })}
        words={words(problems.again)}
      />
    </>
  )
}
