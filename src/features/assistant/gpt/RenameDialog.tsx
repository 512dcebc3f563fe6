import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
} from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AssistantThread } from '#domain/assistant/thread'
import { limits } from '#domain/limits'
import { Dialog } from '../../../components/Dialog.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import type { ThreadWork } from './useThreadWork.ts'

export function RenameDialog(props: { thread: AssistantThread; work: ThreadWork; onClose: () => void }) {
  const { thread, work, onClose } = props
  const { t } = useTranslation('assistant')
  const [title, setTitle] = useState(thread.title)
  async function submit() {
    if (title.trim() && (await work.rename(thread.id, title.trim()))) onClose()
  }
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface style={{ maxWidth: '420px' }}>
        <form onSubmit={(event) => sendForm(event, submit)} noValidate>
          <DialogBody>
            <DialogTitle>{t('gpt.rename')}</DialogTitle>
            <DialogContent>
              <Field label={t('gpt.title')}>
                <Input
                  name="title"
                  autoFocus
                  value={title}
                  maxLength={limits.lineLength}
                  onChange={(_, { value }) => setTitle(value)}
                />
              </Field>
            </DialogContent>
            <DialogActions fluid>
              <Button onClick={onClose}>{t('cancel')}</Button>
              <Button type="submit" appearance="primary" disabledFocusable={!title.trim()}>
                {t('save')}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}
