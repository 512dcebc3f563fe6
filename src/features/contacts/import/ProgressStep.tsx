import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { ImportProgress } from '#workers/sheets/api'

export function ProgressStep({ progress, onStop }: { progress: ImportProgress; onStop: () => void }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const { stage, rows, of } = progress
  return (
    <div className={styles.root}>
      <h3 className={styles.stage}>{t(`import.stage.${stage}`)}</h3>
      <ProgressBar
        thickness="large"
        aria-label={t(`import.stage.${stage}`)}
        {...(of !== null && of > 0 && { value: rows / of })}
      />
      <p role="status" className={styles.count}>
        {of === null ? t('import.progress', { rows }) : t('import.progressOf', { rows, of })}
      </p>
      <Button onClick={onStop}>{t('import.stop')}</Button>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalM,
    flexGrow: 1,
    padding: tokens.spacingHorizontalXL,
  },
  stage: { margin: 0, fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
  count: { margin: 0, fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
})
