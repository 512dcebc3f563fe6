import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import { Page } from '../../../components/Page.tsx'
import { useTaskWords } from '../task/channel.ts'
import { NumbersPart } from './NumbersPart.tsx'
import type { FastDraft, FastNumbers } from './useFastNumbers.ts'

/** `onSent`: what was typed is not needed any more */
export type FastAnswers = { onSent: () => void; onClose: () => void }

type Props<D extends FastDraft> = {
  value: D
  set: (some: Partial<D>) => void
  /** it comes from an earlier visit */
  isKept: boolean
  onDiscard: () => void
  numbers: FastNumbers
  /** what is missing before anything can be sent at all */
  start: ReactNode
  /** what is wrong with the message, or with the way out */
  isFlawed: boolean
  renderMessage: (isAsked: boolean) => ReactNode
  /** what it takes */
  cost: ReactNode
  /** the question before it leaves */
  renderAsk: (answers: FastAnswers) => ReactNode
}

/** A message to a few numbers, right now: to whom, what, for how much, and one question before it leaves. */
export function FastSend<D extends FastDraft>(props: Props<D>) {
  const { value, set, isKept, onDiscard, numbers, start, isFlawed, renderMessage, cost, renderAsk } = props
  const { t } = useTaskWords()
  const styles = useStyles()
  const [isAsked, setAsked] = useState(false)
  const [isSending, setSending] = useState(false)
  const isNobody = numbers.all.length === 0
  function go() {
    setAsked(true)
    if (!isFlawed && !isNobody) return setSending(true)
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  return (
    <Page
      title={t('fast.menu')}
      intro={t('fast.intro')}
      action={
        <Button appearance="primary" onClick={go}>
          {t('fast.send')}
        </Button>
      }
    >
      {start}
      {isKept && (
        <MessageBar>
          <MessageBarBody>{t('task.form.kept')}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={onDiscard}>{t('task.form.discard')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      <div className={styles.columns}>
        <NumbersPart
          value={value}
          numbers={numbers}
          onChange={(some) => set(some as Partial<D>)}
          isMissing={isAsked && isNobody}
        />
        {renderMessage(isAsked)}
      </div>
      {cost}
      {isSending && renderAsk({ onSent: onDiscard, onClose: () => setSending(false) })}
    </Page>
  )
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    alignItems: 'start',
    gap: '20px',
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
