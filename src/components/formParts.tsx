import { MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { AppError } from '#domain/errors'
import { useWords } from '../lib/errors.ts'
import { useOnline } from '../lib/online.ts'
import type { Problem } from './problems.ts'

/** What is wrong with the whole form; that there is no network stands above it already. */
export function WholeProblem({ error }: { error: unknown }) {
  const { ofError } = useWords()
  const isOnline = useOnline()
  const isToldAlready = !isOnline && error instanceof AppError && error.code === 'network'
  const words = error && !isToldAlready ? ofError(error) : null
  if (!words) return null
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>{words}</MessageBarBody>
    </MessageBar>
  )
}

/** For a Fluent Field: red with words, or nothing. */
export function useFieldWords() {
  const { ofCode } = useWords()
  return (found: Problem | undefined) =>
    found ? { validationState: 'error' as const, validationMessage: ofCode(found.code, found.values) } : {}
}

export const useFormStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, '& h1': { margin: 0 } },
  intro: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  /** Leads elsewhere: as wide as its words, and for a finger as high as a button. */
  link: { alignSelf: 'start', '@media (pointer: coarse)': { minHeight: '44px' } },
})
