import { makeStyles, OverlayDrawer, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { usePhone } from '../lib/media.ts'
import { useMedia } from '../lib/useMedia.ts'
import { useFocusGivenBack } from './useFocusGivenBack.ts'

/** Beside the list where there is room, over it where there is not, and the whole screen on a phone. */
export function SidePanel({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  useFocusGivenBack()
  const styles = useStyles()
  const beside = useMedia('(min-width: 1024px)')
  const phone = usePhone()
  if (beside)
    return (
      <aside
        className={styles.beside}
        aria-label={label}
        onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
      >
        {children}
      </aside>
    )
  return (
    <OverlayDrawer
      open
      position="end"
      size={phone ? 'full' : 'medium'}
      aria-label={label}
      className={phone ? styles.whole : styles.over}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      {children}
    </OverlayDrawer>
  )
}

const useStyles = makeStyles({
  beside: {
    flexShrink: 0,
    width: '400px',
    minHeight: 0,
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  // A drawer's children are as wide as their content unless they are told otherwise.
  over: { width: '440px', alignItems: 'stretch' },
  whole: { width: '100%', alignItems: 'stretch' },
})
