import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { phone } from '../lib/media.ts'

type Props = {
  title: string
  intro: string
  /** to the list that this page is an entry of */
  back?: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** A page that is read from its top: its name, what it is for, and its one action. */
export function Page({ title, intro, back, action, children }: Props) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        {back && <div className={styles.back}>{back}</div>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.intro}>{intro}</p>
        {action && <div className={styles.action}>{action}</div>}
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
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"back back" "title action" "intro action"',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    // The action stays beside the name, whatever there is to say below.
    [phone]: { gridTemplateAreas: '"back back" "title action" "intro intro"' },
  },
  back: { gridArea: 'back', justifySelf: 'start' },
  title: {
    gridArea: 'title',
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    overflowWrap: 'anywhere',
  },
  intro: { gridArea: 'intro', margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  action: { gridArea: 'action' },
})
