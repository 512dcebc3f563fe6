import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import { ignoreHeldEnter } from './ignoreHeldEnter.ts'

type Props = {
  title: string
  text: string
  confirm: string
  cancel: string
  onConfirm: () => void
  onClose: () => void
  /** what goes to many or cannot be undone: the first focus is on the way back, so that nobody confirms it in passing */
  isGrave?: boolean
  /** it cannot be confirmed yet, such as while it is counted */
  isWaiting?: boolean
  /** below the text */
  children?: ReactNode
}

/** Asks once, before something is taken away or leaves the house. */
export function ConfirmDialog(props: Props) {
  const { title, text, confirm, cancel, onConfirm, onClose, isGrave = false, isWaiting = false, children } = props
  const styles = useStyles()
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface style={{ maxWidth: isGrave ? 480 : 420 }} onKeyDownCapture={ignoreHeldEnter}>
        <DialogBody>
          <DialogTitle style={{ overflowWrap: 'anywhere' }}>{title}</DialogTitle>
          <DialogContent>
            {text}
            {children}
          </DialogContent>
          <DialogActions fluid className={styles.actions}>
            <Button autoFocus={isGrave} onClick={onClose}>
              {cancel}
            </Button>
            <Button
              appearance="primary"
              autoFocus={!isGrave}
              disabledFocusable={isWaiting}
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
