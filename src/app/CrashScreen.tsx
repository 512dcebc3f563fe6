import { Button, makeStyles, Title2, tokens } from '@fluentui/react-components'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { AppError } from '#domain/errors'
import { useWords } from '../lib/errors.ts'

/** What happened, what is kept, and the way on. */
export function CrashScreen() {
  const error = useRouteError()
  const styles = useStyles()
  const { t } = useTranslation('app')
  const words = useCrashWords(error)
  useEffect(() => console.error(error), [error])
  return (
    <section role="alert" className={styles.root}>
      <img src="/mark.svg" alt="" className={styles.mark} />
      <Title2 as="h1">{words.title}</Title2>
      <p className={styles.text}>{words.body}</p>
      <div className={styles.actions}>
        <Button appearance="primary" onClick={() => location.reload()}>
          {t('crash.reload')}
        </Button>
        <Button onClick={() => location.assign('/')}>{t('crash.home')}</Button>
      </div>
      <details className={styles.details}>
        <summary>{t('crash.details')}</summary>
        <pre className={styles.stack}>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
      </details>
    </section>
  )
}

function useCrashWords(error: unknown) {
  const { t } = useTranslation('app')
  const { ofError } = useWords()
  if (isMissingChunk(error)) return { title: t('crash.chunkTitle'), body: t('crash.chunkBody') }
  if (error instanceof AppError) return { title: t('crash.database'), body: ofError(error) ?? t('crash.body') }
  return { title: t('crash.title'), body: t('crash.body') }
}

// Each browser words a failed import() differently.
const isMissingChunk = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|importing a module|module script/i.test(error.message)

const useStyles = makeStyles({
  root: {
    flex: '1 1 auto',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalM,
    minHeight: '100%',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalXXL,
    textAlign: 'center',
    color: tokens.colorNeutralForeground1,
    '& h1': { margin: 0 },
  },
  mark: { width: '56px', height: '56px' },
  text: { maxWidth: '46ch', margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: tokens.spacingHorizontalM },
  details: { maxWidth: '100%', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  stack: { maxHeight: '30dvh', overflow: 'auto', textAlign: 'start', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
})
