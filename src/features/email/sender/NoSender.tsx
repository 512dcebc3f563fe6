import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSandbox } from '../../../components/mail/useSandbox.ts'
import { Sheet } from '../../../components/Sheet.tsx'

/** What a sender is for, and how one comes to it. */
export function NoSender({ children }: { children: ReactNode }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const sandbox = useSandbox()
  const steps = ['provider', 'password', 'domain'] as const
  return (
    <Sheet>
      <section className={styles.root} aria-label={t('sender.emptyTitle')}>
        <h2 className={styles.title}>{t('sender.emptyTitle')}</h2>
        <p className={styles.text}>{t('sender.emptyText')}</p>
        <ol className={styles.steps}>
          {steps.map((step, at) => (
            <li key={step} className={styles.step}>
              <span className={styles.number} aria-hidden>
                {at + 1}
              </span>
              <span>{t(`sender.steps.${step}`)}</span>
            </li>
          ))}
        </ol>
        {sandbox && <p className={styles.text}>{t('sender.sandboxNote')}</p>}
        <div>{children}</div>
      </section>
    </Sheet>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalL, maxWidth: '640px', paddingBlock: tokens.spacingVerticalL },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  steps: { display: 'grid', gap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyleType: 'none' },
  step: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    textWrap: 'pretty',
  },
  number: {
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
  },
})
