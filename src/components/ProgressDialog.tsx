import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  ProgressBar,
} from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'

type Props = {
  title: string
  text: string
  value: number
  cancel: string
  onCancel: () => void
  /** beside the button that ends it */
  also?: ReactNode
}

/** Long work with how far it is, and a way to stop it. */
export function ProgressDialog({ title, text, value, cancel, onCancel, also }: Props) {
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onCancel()}>
      <DialogSurface style={{ maxWidth: 420 }}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            <ProgressBar value={value} aria-label={title} />
            <p role="status" style={{ fontVariantNumeric: 'tabular-nums' }}>
              {text}
            </p>
          </DialogContent>
          <DialogActions>
            {also}
            <Button onClick={onCancel}>{cancel}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
