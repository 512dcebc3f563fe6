import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { LabelMerge } from './useLabelWork.ts'

type Props = { merge: LabelMerge; onUndo: () => void }

/** Stays while the window is open: a merge is mostly regretted when the counts are seen. */
export function MergedNote({ merge: { from, into }, onUndo }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  return (
    <MessageBar intent="success" layout="multiline" className={styles.note}>
      <MessageBarBody>{t('labels.merged', { name: from.name, into: into.name })}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={onUndo}>{t('labels.unmerge')}</Button>
      </MessageBarActions>
    </MessageBar>
  )
}

const useStyles = makeStyles({
  // The list below it may be longer than the window.
  note: { flexShrink: 0, '@media (pointer: coarse)': { '& button': { minHeight: '44px' } } },
})
