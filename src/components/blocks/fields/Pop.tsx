import { Button, makeStyles, Popover, PopoverSurface, PopoverTrigger, tokens } from '@fluentui/react-components'
import { type ReactElement, type ReactNode, useState } from 'react'

type Props = {
  label: string
  icon: ReactElement
  isOn?: boolean
  /** Rises when it is to open by itself. */
  asked?: number
  onOpen?: () => void
  children: (close: () => void) => ReactNode
}

/** A button of a toolbar that asks for something more. The place that is typed in keeps what is chosen in it. */
export function Pop({ label, icon, isOn = false, asked = 0, onOpen, children }: Props) {
  const styles = useStyles()
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState(asked)
  if (seen !== asked) {
    setSeen(asked)
    setOpen(true)
  }
  return (
    <Popover
      open={isOpen}
      onOpenChange={(_, { open }) => {
        setOpen(open)
        if (open) onOpen?.()
      }}
      trapFocus
      positioning={{ position: 'below', align: 'start', overflowBoundaryPadding: 8 }}
    >
      <PopoverTrigger disableButtonEnhancement>
        <Button appearance={isOn ? 'primary' : 'subtle'} size="small" icon={icon} aria-label={label} title={label} />
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={label}>
        {isOpen && children(() => setOpen(false))}
      </PopoverSurface>
    </Popover>
  )
}

const useStyles = makeStyles({
  surface: {
    display: 'grid',
    gap: tokens.spacingVerticalM,
    width: '280px',
    maxWidth: 'calc(100vw - 24px)',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalM,
    '@media (pointer: coarse)': { '& button, & input, & select': { minHeight: '44px' } },
  },
})
