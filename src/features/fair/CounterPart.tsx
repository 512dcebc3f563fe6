import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Sheet } from '../../components/Sheet.tsx'
import { useSyncState } from '../../lib/client.ts'
import { useFormats } from '../../lib/formats.ts'
import { useUser } from '../../lib/session.ts'
import { useFairDay } from './useFairDay.ts'

type Props = { unfinished: number; onGoOn: () => void }

/** How many are safe here, and how many the office has: what somebody wants to know before the phone is put away. */
export function CounterPart({ unfinished, onGoOn }: Props) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const formats = useFormats()
  const { files = 0 } = useSyncState()
  const today = useFairDay(useUser().id)
  if (!today) return null
  const isWorthSaying = today.safe + unfinished + files > 0
  if (!isWorthSaying) return null
  return (
    <Sheet>
      <h2 className={styles.title}>{t('counter.label')}</h2>
      <div className={styles.counts} role="status">
        <span className={styles.number}>{formats.number(today.safe)}</span>
        <div className={styles.words}>
          <span>{t('counter.safe', { count: today.safe })}</span>
          <span className={styles.quiet}>{t('counter.arrived', { count: today.arrived })}</span>
          {files > 0 && <span className={styles.quiet}>{t('counter.files', { count: files })}</span>}
        </div>
      </div>
      {unfinished > 0 && (
        <div className={styles.unfinished}>
          <span>{t('counter.unfinished', { count: unfinished })}</span>
          <Button onClick={onGoOn}>{t('counter.goOn')}</Button>
        </div>
      )}
    </Sheet>
  )
}

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  counts: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalL },
  number: {
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorBrandForeground1,
  },
  words: { display: 'grid', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
  unfinished: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
})
