import { makeStyles, tokens } from '@fluentui/react-components'
import { LockClosedRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageButton } from '../../lib/LanguageButton.tsx'

/** A page that says why nothing else is here. */
export function LockFrame({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  return (
    <main className={styles.root}>
      <div className={styles.top}>
        <span className={styles.brand}>
          <img src="/mark.svg" alt="" className={styles.mark} />
          {t('name')}
        </span>
        <LanguageButton />
      </div>
      <div className={styles.card}>
        <LockClosedRegular className={styles.icon} />
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </main>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    height: '100dvh',
    overflow: 'auto',
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
  },
  top: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: `max(${tokens.spacingVerticalL}, env(safe-area-inset-top)) ${tokens.spacingHorizontalXXL} ${tokens.spacingVerticalL}`,
  },
  brand: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  mark: { width: '36px', height: '36px' },
  card: {
    flex: '0 0 auto',
    display: 'grid',
    gap: tokens.spacingVerticalL,
    width: '100%',
    maxWidth: '400px',
    boxSizing: 'border-box',
    margin: 'auto',
    padding: tokens.spacingHorizontalXXL,
    textAlign: 'start',
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
    '@media (max-width: 640px)': { marginBlockStart: tokens.spacingVerticalXXL },
  },
  icon: { fontSize: '40px', color: tokens.colorBrandForeground1 },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
})
