import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { phone } from '../../lib/media.ts'

/** A name, what there is to say of it, and what can be done about it. */
export function AccountLine({ name, action, children }: { name: string; action?: ReactNode; children: ReactNode }) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
      {action && <dd className={styles.action}>{action}</dd>}
    </div>
  )
}

export function Lines({ children }: { children: ReactNode }) {
  const styles = useStyles()
  return <dl className={styles.list}>{children}</dl>
}

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0 },
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    minHeight: '32px',
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottomStyle: 'none' },
    // The name above: beside it a value and its button do not fit into one line.
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"name action" "value action"',
      rowGap: 0,
    },
  },
  name: { flex: '0 0 112px', color: tokens.colorNeutralForeground2, [phone]: { gridArea: 'name' } },
  value: {
    flex: '1 1 160px',
    display: 'grid',
    minWidth: 0,
    margin: 0,
    overflowWrap: 'anywhere',
    [phone]: { gridArea: 'value' },
  },
  action: {
    flex: '0 0 auto',
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    margin: '0 0 0 auto',
    [phone]: { gridArea: 'action' },
  },
})
