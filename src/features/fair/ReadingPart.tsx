import { Button, MessageBar, MessageBarBody, makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular, CheckmarkCircleRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { Sheet } from '../../components/Sheet.tsx'
import { useFormats } from '../../lib/formats.ts'
import { fetchRecognition, stopRecognition, useRecognition } from './recognition.ts'

/** What reads cards is large, so it is fetched when somebody wants it and says so before. */
export function ReadingPart() {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const formats = useFormats()
  const state = useRecognition()
  if (state.kind === 'unknown') return null
  const size = state.kind === 'here' ? '' : formats.megabytes(state.bytes)
  return (
    <Sheet>
      <h2 className={styles.title}>{t('reading.label')}</h2>
      {state.kind === 'here' && (
        <p className={styles.text}>
          <CheckmarkCircleRegular aria-hidden className={styles.icon} />
          {t('reading.here')}
        </p>
      )}
      {state.kind === 'missing' && (
        <>
          <p className={styles.text}>{t('reading.size', { size })}</p>
          {state.failed && (
            <MessageBar intent="warning">
              <MessageBarBody>{t('reading.failed')}</MessageBarBody>
            </MessageBar>
          )}
          <div>
            <OnlineButton icon={<ArrowDownloadRegular />} onClick={() => void fetchRecognition()}>
              {t('reading.fetch', { size })}
            </OnlineButton>
          </div>
        </>
      )}
      {state.kind === 'fetching' && (
        <>
          <p className={styles.text} role="status">
            {t('reading.fetching', { came: formats.megabytes(state.came), size })}
          </p>
          <ProgressBar value={state.came / state.bytes} aria-label={t('reading.label')} />
          <div>
            <Button onClick={stopRecognition}>{t('reading.stop')}</Button>
          </div>
        </>
      )}
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
