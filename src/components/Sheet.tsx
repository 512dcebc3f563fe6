import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** What a page shows, where its title says all there is to say about it. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={useStyles().root}>{children}</div>
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    // A line that does not wrap makes no sheet wider than the page.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
})
