import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTaskWords } from './channel.ts'

type Props = {
  isScheduled: boolean
  receivers: number | null
  problems: number
  onSave: () => void
  onStart: () => void
}

/** Always in sight: how many get it, what is in the way, and the two ways on. */
export function FormBar({ isScheduled, receivers, problems, onSave, onStart }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const said = [
    receivers === null ? '' : t('task.run.receivers', { count: receivers }),
    problems > 0 ? t('task.run.problems', { count: problems }) : '',
  ].filter(Boolean)
  return (
    <div className={styles.root}>
      <span className={styles.said} role="status">
        {said.join(' · ')}
      </span>
      {/* One with a time starts by itself, so there is no way to keep it without that. */}
      {!isScheduled && <Button onClick={onSave}>{t('task.form.save')}</Button>}
      <Button appearance="primary" onClick={onStart}>
        {t(isScheduled ? 'task.form.schedule' : 'task.form.start')}
      </Button>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalM,
    backgroundColor: tokens.colorNeutralBackground2,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    '& button': { whiteSpace: 'nowrap', minWidth: 'auto' },
  },
  said: { flexGrow: 1, fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
})
