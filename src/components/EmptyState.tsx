import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** Says what a place is for while nothing is in it, and offers what to do. */
export function EmptyState(props: {
  icon?: ReactNode
  title: string
  text: string
  note?: string
  children?: ReactNode
}) {
  const styles = useStyles()
  return (
    <section className={styles.root} aria-label={props.title}>
      {props.icon && <div className={styles.icon}>{props.icon}</div>}
      <h2 className={styles.title}>{props.title}</h2>
      <p className={styles.text}>{props.text}</p>
      {props.children && <div className={styles.actions}>{props.children}</div>}
      {props.note && <p className={styles.note}>{props.note}</p>}
    </section>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '100%',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalXXL}`,
    textAlign: 'center',
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '72px',
    height: '72px',
    marginBottom: tokens.spacingVerticalL,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontSize: '32px',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: 600 },
  text: {
    maxWidth: '400px',
    margin: `${tokens.spacingVerticalS} 0 0`,
    color: tokens.colorNeutralForeground2,
    textWrap: 'balance',
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalM,
    marginTop: tokens.spacingVerticalXL,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
  },
  note: {
    margin: `${tokens.spacingVerticalXL} 0 0`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    '@media (pointer: coarse)': { display: 'none' },
  },
})
