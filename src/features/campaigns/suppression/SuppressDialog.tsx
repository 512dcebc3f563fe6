import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  makeStyles,
  Textarea,
  tokens,
} from '@fluentui/react-components'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { Dialog } from '../../../components/Dialog.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { useCanChange } from '../../../lib/client.ts'
import { readEmails } from './suppressions.ts'
import { useSuppressing } from './useSuppressions.ts'

/** One address or a pasted list; with or without a network. */
export function SuppressDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const { suppress } = useSuppressing()
  const canChange = useCanChange()
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')

  async function add(event: FormEvent) {
    event.preventDefault()
    const { emails, unread } = readEmails(typed)
    if (unread.length > 0)
      return setProblem(t('suppression.dialog.unread', { count: unread.length, some: unread.slice(0, 3).join(' ') }))
    if (emails.length === 0) return setProblem(t('suppression.dialog.none'))
    if (await suppress(emails, note.trim())) onClose()
  }
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <form onSubmit={(event) => sendForm(event, add)} noValidate>
          <DialogBody>
            <DialogTitle>{t('suppression.dialog.title')}</DialogTitle>
            <DialogContent className={styles.content}>
              <Field
                label={t('suppression.dialog.emails')}
                hint={t('suppression.dialog.emailsHint')}
                required
                {...(problem && { validationMessage: problem })}
              >
                <Textarea
                  value={typed}
                  rows={6}
                  resize="vertical"
                  autoFocus
                  spellCheck={false}
                  onChange={(_, { value }) => {
                    setTyped(value)
                    setProblem('')
                  }}
                />
              </Field>
              <Field label={t('suppression.dialog.note')} hint={t('suppression.dialog.noteHint')}>
                <Input value={note} maxLength={limits.lineLength} onChange={(_, { value }) => setNote(value)} />
              </Field>
            </DialogContent>
            <DialogActions fluid className={styles.actions}>
              <Button onClick={onClose}>{t('suppression.dialog.cancel')}</Button>
              <Button type="submit" appearance="primary" disabled={!canChange}>
                {t('suppression.dialog.submit')}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}

const useStyles = makeStyles({
  surface: { maxWidth: '520px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  actions: { '@media (pointer: coarse)': { '& button': { minHeight: '44px' } } },
})
