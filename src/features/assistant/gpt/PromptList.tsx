import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { promptNames } from './prompts.ts'

/** What an exporter asks for most; a press writes the beginning of the question and sends nothing. */
export function PromptList({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  return (
    <section className={styles.root} aria-label={t('prompt.title')}>
      <h3 className={styles.title}>{t('prompt.title')}</h3>
      <p className={styles.note}>{t('prompt.note')}</p>
      <div className={styles.list}>
        {promptNames.map((name) => (
          <Button key={name} className={styles.prompt} onClick={() => onChoose(t(`prompt.text.${name}`))}>
            {t(`prompt.name.${name}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS, paddingBlock: tokens.spacingVerticalL },
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
    gap: tokens.spacingHorizontalS,
  },
  prompt: { justifyContent: 'flex-start', textAlign: 'start' },
})
