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
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/Dialog.tsx'
import { sendForm } from '../../../components/sendForm.ts'

type Props = { title: string; onSave: () => Promise<void>; onClose: () => void; children: ReactNode }

/** A small form that is kept on this device: it needs no network. */
export function RowDialog({ title, onSave, onClose, children }: Props) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <form onSubmit={(event) => sendForm(event, onSave)} noValidate>
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent className={styles.content}>{children}</DialogContent>
            <DialogActions fluid className={styles.actions}>
              <Button onClick={onClose}>{t('cancel')}</Button>
              <Button type="submit" appearance="primary">
                {t('save')}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}

const useStyles = makeStyles({
  surface: { maxWidth: '560px' },
  content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  actions: { '@media (pointer: coarse)': { '& button': { minHeight: '44px' } } },
})
