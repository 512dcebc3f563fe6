import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '../../../components/Sheet.tsx'
import { Steps } from '../../../components/sms/Steps.tsx'
import { useSmsSandbox } from './useSmsSandbox.ts'

/** What a route is for, and how one comes to it. */
export function NoRoute({ children }: { children: ReactNode }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const sandbox = useSmsSandbox()
  return (
    <Sheet>
      <section className={styles.root} aria-label={t('route.emptyTitle')}>
        <h2 className={styles.title}>{t('route.emptyTitle')}</h2>
        <p className={styles.text}>{t('route.emptyText')}</p>
        <Steps
          steps={(['service', 'secret', 'test'] as const).map((step) => ({
            key: step,
            text: t(`route.steps.${step}`),
          }))}
        />
        {sandbox && <p className={styles.text}>{t('route.sandboxNote')}</p>}
        <div>{children}</div>
      </section>
    </Sheet>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalL, maxWidth: '640px', paddingBlock: tokens.spacingVerticalL },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
})
