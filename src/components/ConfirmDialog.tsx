import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components'
import type { ReactNode } from 'react'

type Props = {
  title: string
  text: string
  confirm: string
  cancel: string
  onConfirm: () => void
  onClose: () => void
  /** below the text */
  children?: ReactNode
}

/** Asks once, before something is taken away. */
export function ConfirmDialog({ title, text, confirm, cancel, onConfirm, onClose, children }: Props) {
  const styles = useStyles()
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface style={{ maxWidth: 420 }}>
        <DialogBody>
          <DialogTitle style={{ overflowWrap: 'anywhere' }}>{title}</DialogTitle>
          <DialogContent>
            {text}
            {children}
          </DialogContent>
          <DialogActions fluid className={styles.actions}>
            <Button onClick={onClose}>{cancel}</Button>
            <Button
              appearance="primary"
              autoFocus
              onClick={() => {
                onClose()
                onConfirm()
              }}
            >
              {confirm}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

const useStyles = makeStyles({
  actions: { '@media (pointer: coarse)': { '& button': { minHeight: '44px' } } },
})
