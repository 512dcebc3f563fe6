import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContactFields } from '#domain/contacts/contact'
import { filled } from '#domain/fair/captured'
import { Dialog } from '../../components/Dialog.tsx'
import { useClient } from '../../lib/client.ts'
import { useWords } from '../../lib/errors.ts'
import { useToasts } from '../../lib/toasts.ts'
import { CapturedFields } from './CapturedFields.tsx'
import { type Capture, forgetCapture, useFiles } from './captures.ts'
import { DuplicateMatchNote } from './DuplicateMatchNote.tsx'
import { capturedFields } from './useKeep.ts'
import { usePhotoUrl } from './usePhotoUrl.ts'

/** The fields that were read from a card, looked over beside its picture, before the contact is given them. */
export function QueueDialog({ capture, onClose }: { capture: Capture; onClose: () => void }) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const { sync } = useClient()
  const words = useWords()
  const toasts = useToasts()
  const url = usePhotoUrl(useFiles(capture.id)?.photo ?? null)
  const [captured, setCaptured] = useState(() =>
    capture.read ? filled(capture.captured, capture.read) : capture.captured,
  )
  const [problem, setProblem] = useState('')

  async function take() {
    const saved = await sync.mutateAll(changesOf(capture.id, await capturedFields({ captured }, '')))
    if (saved.kind === 'refused') return setProblem(words.ofCode(saved.code))
    await forgetCapture(capture.id)
    toasts.done(t('queue.taken'))
    onClose()
  }
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle>{t('queue.title')}</DialogTitle>
          <DialogContent className={styles.content}>
            {problem && (
              <MessageBar intent="error">
                <MessageBarBody>{problem}</MessageBarBody>
              </MessageBar>
            )}
            {url && <img src={url} alt={t('capture.picture')} className={styles.picture} />}
            <DuplicateMatchNote captured={captured} of={capture.id} />
            <CapturedFields value={captured} onChange={setCaptured} />
          </DialogContent>
          <DialogActions fluid className={styles.actions}>
            <Button appearance="subtle" onClick={() => void forgetCapture(capture.id).then(onClose)}>
              {t('queue.skip')}
            </Button>
            <Button onClick={onClose}>{t('fair.cancel')}</Button>
            <Button appearance="primary" onClick={() => void take()}>
              {t('queue.take')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

/** What was looked over is set; phones and emails that the office has added meanwhile stay. */
function changesOf(id: string, { phones = [], emails = [], remark = '', ...lines }: ContactFields) {
  const written = Object.fromEntries(Object.entries(lines).filter(([, value]) => value !== ''))
  return [
    ...(Object.keys(written).length ? [{ name: 'contact.patch' as const, args: { ids: [id], fields: written } }] : []),
    { name: 'contact.fill' as const, args: { rows: [{ id, phones, emails, remark }] } },
  ]
}

const useStyles = makeStyles({
  surface: { maxWidth: '560px' },
  body: { maxHeight: 'calc(100dvh - 48px)' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  picture: {
    alignSelf: 'center',
    maxWidth: '100%',
    maxHeight: '36dvh',
    borderRadius: tokens.borderRadiusMedium,
  },
  actions: { '@media (pointer: coarse)': { '& button': { minHeight: '44px' } } },
})
