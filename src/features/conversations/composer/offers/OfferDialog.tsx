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
import type { WrittenExtra } from '#domain/conversations/messageExtra'
import { Dialog } from '../../../../components/Dialog.tsx'
import { ignoreHeldEnter } from '../../../../components/ignoreHeldEnter.ts'
import { sendForm } from '../../../../components/sendForm.ts'
import { ExtraView } from '../../thread/ExtraView.tsx'

type Props = {
  title: string
  /** what is sent as it stands now; null: there is nothing to show yet */
  preview: { body: string; extra: WrittenExtra } | null
  onSend: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** What is sent beside a text, with how the chat will show it. */
export function OfferDialog({ title, preview, onSend, onClose, children }: Props) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface} onKeyDownCapture={ignoreHeldEnter}>
        <form onSubmit={(event) => sendForm(event, onSend)} noValidate>
          <DialogBody className={styles.body}>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent className={styles.columns}>
              <div className={styles.fields}>{children}</div>
              {preview && (
                <section className={styles.chat} aria-label={t('offer.preview')}>
                  <div className={styles.bubble}>
                    {preview.body && <p className={styles.text}>{preview.body}</p>}
                    <ExtraView extra={preview.extra} />
                  </div>
                </section>
              )}
            </DialogContent>
            <DialogActions fluid className={styles.actions}>
              <Button onClick={onClose}>{t('offer.cancel')}</Button>
              <Button type="submit" appearance="primary">
                {t('offer.send')}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}

const finger = '@media (pointer: coarse)'
const useStyles = makeStyles({
  surface: { maxWidth: '760px' },
  body: { maxHeight: 'calc(100dvh - 96px)' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gap: tokens.spacingHorizontalXL,
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  fields: {
    display: 'grid',
    alignContent: 'start',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    [finger]: { '& input, & button': { minHeight: '44px' } },
  },
  chat: {
    alignSelf: 'start',
    minWidth: 0,
    minHeight: '48px',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  bubble: {
    display: 'grid',
    gap: '2px',
    minWidth: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusXLarge,
    borderEndEndRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorBrandBackground2,
    overflowWrap: 'anywhere',
  },
  text: { margin: 0, whiteSpace: 'pre-wrap' },
  actions: { [finger]: { '& button': { minHeight: '44px' } } },
})
