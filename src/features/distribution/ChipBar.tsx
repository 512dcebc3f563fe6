import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** Filters beside each other; on a phone they are pushed sideways. */
export function ChipBar({ children }: { children: ReactNode }) {
  return <div className={useStyles().root}>{children}</div>
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingBlock: '2px',
    '& > button': { flexShrink: 0, whiteSpace: 'nowrap' },
  },
})
