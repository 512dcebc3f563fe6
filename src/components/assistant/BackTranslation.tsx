import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../lib/errors.ts'
import { language } from '../../lib/texts.ts'
import { useTranslated } from './useTranslated.ts'

/** What a translation says, in one's own language again: whoever cannot read it sees what they would send. */
export function BackTranslation({ text, from }: { text: string; from: string }) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const words = useWords()
  const own = language.useValue() === 'zh-CN' ? 'zh' : 'en'
  const isOwn = from === own
  const { made, problem, isRunning } = useTranslated(isOwn ? '' : text, own)
  if (isOwn) return null
  return (
    <section className={styles.root} aria-label={t('assist.back')} aria-busy={isRunning}>
      <small className={styles.note}>{t('assist.back')}</small>
      <p className={styles.text}>
        {made?.text ?? (problem === null ? t('assist.backRunning') : words.ofError(problem))}
      </p>
    </section>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXXS, minWidth: 0 },
  note: { color: tokens.colorNeutralForeground3 },
  text: {
    margin: 0,
    maxHeight: '20dvh',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
  },
})
