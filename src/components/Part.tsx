import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** A titled part of the page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <section className={styles.part} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  )
}

const useStyles = makeStyles({
  part: {
    display: 'grid',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
})
