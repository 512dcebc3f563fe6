import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** A titled part of a side panel. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <section className={styles.section} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  )
}

const useStyles = makeStyles({
  section: { marginBottom: tokens.spacingVerticalXL, paddingInlineStart: tokens.spacingHorizontalS },
  title: {
    margin: `0 0 ${tokens.spacingVerticalXS}`,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
})
