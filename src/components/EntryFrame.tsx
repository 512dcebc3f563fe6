import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { SidePanel } from './SidePanel.tsx'

type Props = { label: string; close: string; onClose: () => void; children: ReactNode }

/** One entry of a list beside it, with the way back at its top. */
export function EntryFrame({ label, close, onClose, children }: Props) {
  const styles = useStyles()
  return (
    <SidePanel label={label} onClose={onClose}>
      <div className={styles.root}>
        <header className={styles.bar}>
          <Button appearance="subtle" icon={<DismissRegular />} aria-label={close} title={close} onClick={onClose} />
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </SidePanel>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  bar: {
    display: 'flex',
    flexShrink: 0,
    justifyContent: 'flex-end',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px', minWidth: '44px' } },
  },
  content: {
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `0 ${tokens.spacingHorizontalL} ${tokens.spacingVerticalXXXL}`,
  },
})
