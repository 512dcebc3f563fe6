import { makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkCircleRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Sheet } from '../../components/Sheet.tsx'
import { FetchReader } from './FetchReader.tsx'
import { useRecognition } from './recognition.ts'

/** Whether this device can read cards, said and offered before it is needed. */
export function ReadingPart() {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const { kind } = useRecognition()
  if (kind === 'unknown') return null
  return (
    <Sheet>
      <h2 className={styles.title}>{t('reading.label')}</h2>
      {kind === 'here' && (
        <p className={styles.text}>
          <CheckmarkCircleRegular aria-hidden className={styles.icon} />
          {t('reading.here')}
        </p>
      )}
      <FetchReader text={(size) => t('reading.size', { size })} />
    </Sheet>
  )
}

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  text: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    color: tokens.colorNeutralForeground2,
  },
  icon: { flexShrink: 0, fontSize: '20px', color: tokens.colorPaletteGreenForeground1 },
})
