import { makeStyles, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { Sheet } from '../../../components/Sheet.tsx'
import { Steps } from '../../../components/sms/Steps.tsx'
import { useTaskWords } from '../task/channel.ts'

/** `to`: where it is done */
type FirstStep = { key: string; text: string; isDone: boolean; to: string }

/** From nothing to the first message, with how far one is. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const next = steps.find(({ isDone }) => !isDone)
  const isBegun = steps.some(({ isDone }) => isDone)
  return (
    <Sheet>
      <section className={styles.root} aria-label={t('board.steps.title')}>
        <h2 className={styles.title}>{t('board.steps.title')}</h2>
        <Steps steps={steps} />
        {next && (
          <Link className={styles.link} to={next.to}>
            {t(isBegun ? 'board.steps.goOn' : 'board.steps.begin')}
          </Link>
        )}
      </section>
    </Sheet>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalL, maxWidth: '640px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  link: {
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
})
