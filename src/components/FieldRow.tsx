import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** A name and what stands beside it, in the columns of `EditableText`. */
export function FieldRow({ label, children }: { label: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <div className={styles.content}>{children}</div>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', columnGap: tokens.spacingHorizontalXS },
  label: {
    paddingTop: '6px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    '@media (pointer: coarse)': { paddingTop: '12px' },
  },
  content: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minWidth: 0,
    minHeight: '32px',
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
})
