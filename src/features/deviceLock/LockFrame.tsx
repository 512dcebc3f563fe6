import { makeStyles, tokens } from '@fluentui/react-components'
import { LockClosedRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { BrandBar } from '../../components/BrandBar.tsx'

/** A page that says why nothing else is here. */
export function LockFrame({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <main className={styles.root}>
      <BrandBar />
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
