import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import type { FormEvent, ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from './Dialog.tsx'
import { ignoreHeldEnter } from './ignoreHeldEnter.ts'
import { OnlineButton } from './OnlineButton.tsx'

type Props = {
  title: string
  submit: string
  isBusy: boolean
  form?: RefObject<HTMLFormElement | null>
  onSubmit: (event: FormEvent) => void
  onClose: () => void
  /** beside the button that submits */
  also?: ReactNode
  children: ReactNode
}

/** A question that the server answers: it stays open, with what was typed, until that went well. */
export function FormDialog({ title, submit, isBusy, form, onSubmit, onClose, also, children }: Props) {
  const { t } = useTranslation('app')
  const styles = useStyles()
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface} onKeyDownCapture={ignoreHeldEnter}>
        <form ref={form} onSubmit={onSubmit} noValidate>
          <DialogBody className={styles.body}>
            <DialogTitle className={styles.title}>{title}</DialogTitle>
            <DialogContent className={styles.content}>{children}</DialogContent>
            <DialogActions fluid className={styles.actions}>
              <Button onClick={onClose}>{t('cancel')}</Button>
              {also}
              <OnlineButton type="submit" appearance="primary" {...(isBusy && { disabledFocusable: true })}>
                {submit}
              </OnlineButton>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}

const useStyles = makeStyles({
  surface: { maxWidth: '480px' },
  body: { maxHeight: 'calc(100dvh - 96px)' },
  title: { overflowWrap: 'anywhere' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  actions: { '@media (pointer: coarse)': { '& button': { minHeight: '44px' } } },
})
