import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Fragment, type ReactNode } from 'react'

export type Fact = { name: string; value: ReactNode }

/** What is known, each with its name at the left. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className?: string | undefined }) {
  const styles = useStyles()
  return (
    <dl className={mergeClasses(styles.facts, className)}>
      {facts.map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
})
