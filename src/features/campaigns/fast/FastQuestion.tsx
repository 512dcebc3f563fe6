import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useConnected } from '../../../lib/useConnected.ts'
import { usePoints } from '../../../lib/usePoints.ts'
import { useTaskProduct, useTaskWords } from '../task/channel.ts'

type Props = {
  /** how many get it */
  reached: number
  /** how many numbers nobody knows yet */
  unknown: number
  points: number
  /** nothing can be sent */
  isStopped?: boolean
  /** what it takes, one after the other */
  facts: readonly string[]
  /** further lines below */
  notes?: readonly string[]
  /** what leaves, and who reads it so */
  children: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** Before it leaves: to how many, what, and for how much. */
export function FastQuestion(props: Props) {
  const { reached, unknown, points, isStopped = false, facts, notes = [], children, onConfirm, onClose } = props
  const { t } = useTaskWords()
  const styles = useStyles()
  const isConnected = useConnected()
  const { enough } = usePoints(useTaskProduct(), points)
  return (
    <ConfirmDialog
      title={t('fast.askTitle', { count: reached })}
      text={t(isConnected ? 'fast.askText' : 'fast.askOffline')}
      confirm={t('fast.send')}
      cancel={t('task.actions.cancel')}
      onConfirm={onConfirm}
      onClose={onClose}
      isGrave
      isWaiting={reached === 0 || isStopped}
    >
      {children}
      <p className={styles.line}>{facts.join(' · ')}</p>
      {enough === false && <p className={styles.problem}>{t('fast.pointsMissing')}</p>}
      {unknown > 0 && <p className={styles.line}>{t('fast.unknown', { count: unknown })}</p>}
      {notes.map((note) => (
        <p key={note} className={styles.line}>
          {note}
        </p>
      ))}
    </ConfirmDialog>
  )
}

const useStyles = makeStyles({
  problem: { margin: 0, color: tokens.colorStatusDangerForeground1 },
  line: { margin: 0, color: tokens.colorNeutralForeground2 },
})
