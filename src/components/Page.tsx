import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { phone } from '../lib/media.ts'

type Props = { title: string; intro: string; action?: ReactNode; children: ReactNode }

/** A page that is read from its top: its name, what it is for, and its one action. */
export function Page({ title, intro, action, children }: Props) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.intro}>{intro}</p>
        </div>
        {action}
      </header>
      {children}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXL,
    width: '100%',
    maxWidth: '1120px',
    boxSizing: 'border-box',
    marginInline: 'auto',
    padding: tokens.spacingHorizontalXXL,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
    [phone]: { padding: tokens.spacingHorizontalL, gap: tokens.spacingVerticalL },
  },
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  words: { display: 'grid', gap: tokens.spacingVerticalXS, minWidth: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  intro: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
})
