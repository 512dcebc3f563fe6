import { Button, MessageBar, MessageBarBody, makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { useFormats } from '../../lib/formats.ts'
import { fetchRecognition, stopRecognition, useRecognition } from './recognition.ts'

/** What reads cards is large, so it is fetched when somebody wants it. Where it is missing, `text` says what is without it. */
export function FetchReader({ text }: { text: (size: string) => string }) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const formats = useFormats()
  const state = useRecognition()
  if (state.kind === 'unknown' || state.kind === 'here') return null
  const size = formats.megabytes(state.bytes)
  if (state.kind === 'fetching')
    return (
      <>
        <p className={styles.text} role="status">
          {t('reading.fetching', { came: formats.megabytes(state.came), size })}
        </p>
        <ProgressBar value={state.came / state.bytes} aria-label={t('reading.label')} />
        <div>
          <Button onClick={stopRecognition}>{t('reading.stop')}</Button>
        </div>
      </>
    )
  return (
    <>
      <p className={styles.text}>{text(size)}</p>
      {state.failed && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('reading.failed')}</MessageBarBody>
        </MessageBar>
      )}
      <div>
        <OnlineButton icon={<ArrowDownloadRegular />} onClick={() => void fetchRecognition()}>
          {t('reading.fetch', { size })}
        </OnlineButton>
      </div>
    </>
  )
}

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
})
