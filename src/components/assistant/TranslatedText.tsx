import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { AppError } from '#domain/errors'
import { useWords } from '../../lib/errors.ts'
import { useLanguageName } from '../../lib/languageNames.ts'
import { language } from '../../lib/texts.ts'
import { useTranslatorName } from '../../lib/translation.ts'
import { useTranslated } from './useTranslated.ts'

/** What somebody wrote, in the reader's language; the original stands one press away. */
export function TranslatedText({ text, onOriginal }: { text: string; onOriginal: () => void }) {
  const { t } = useTranslation('app')
  const styles = useStyles()
  const words = useWords()
  const nameOf = useLanguageName()
  const byName = useTranslatorName()
  const { made, problem, isRunning, again } = useTranslated(text, language.useValue() === 'zh-CN' ? 'zh' : 'en')
  const isOffline = problem instanceof AppError && problem.code === 'network'
  return (
    <div className={styles.root} aria-busy={isRunning}>
      {made && <p className={styles.text}>{made.text}</p>}
      <span className={styles.note} role="status">
        {isRunning && t('translating')}
        {made && [byName(made.by), nameOf(made.source)].join(' · ')}
        {problem !== null && (isOffline ? t('translateOffline') : words.ofError(problem))}
      </span>
      <span>
        {problem !== null && (
          <Button size="small" appearance="subtle" onClick={again}>
            {t('answer.retry')}
          </Button>
        )}
        <Button size="small" appearance="subtle" onClick={onOriginal}>
          {t('original')}
        </Button>
      </span>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'start', gap: tokens.spacingVerticalXXS },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
