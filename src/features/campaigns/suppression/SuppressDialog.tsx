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
import { useLocation } from 'react-router-dom'
import type { ConsentChannel } from '#domain/contacts/companions/consent'
import { limits } from '#domain/limits'
import { Dialog } from '../../../components/Dialog.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { useCanChange } from '../../../lib/client.ts'
import { defaultCountry } from '../../../lib/defaultCountry.ts'
import { fullNumberOf } from '../../../lib/phones.ts'
import { smsSuppressionPath } from '../../../lib/smsPaths.ts'
import { whatsappSuppressionPath } from '../../../lib/whatsappPaths.ts'
import { ChannelFields } from './ChannelFields.tsx'
import { ListFileField } from './ListFileField.tsx'
import { readValues } from './readValues.ts'
import { useListFile } from './useListFile.ts'
import { useSuppressing } from './useSuppressions.ts'

/** The channel of the page that one comes from. */
const ownChannels: Readonly<Record<string, ConsentChannel>> = {
  [smsSuppressionPath]: 'sms',
  [whatsappSuppressionPath]: 'whatsapp',
}

/** One address or number, a pasted list, or a file; with or without a network. */
export function SuppressDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const { suppress } = useSuppressing()
  const canChange = useCanChange()
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const [channels, setChannels] = useState<readonly ConsentChannel[]>([])
  const own = ownChannels[useLocation().pathname] ?? 'email'
  const [problem, setProblem] = useState('')
  const list = useListFile()

  async function add(event: FormEvent) {
    event.preventDefault()
    const { values, unread } = await readValues(typed, (text) => fullNumberOf(text, defaultCountry()))
    if (unread.length > 0)
      return setProblem(t('suppression.dialog.unread', { count: unread.length, some: unread.slice(0, 3).join(' ') }))
    const all = [...new Set([...values, ...(list.file?.values ?? [])])]
    if (all.length === 0) return setProblem(t('suppression.dialog.none'))
    if (await suppress({ values: all, channels, note: note.trim() })) onClose()
  }
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <form onSubmit={(event) => sendForm(event, add)} noValidate>
          <DialogBody>
            <DialogTitle>{t('suppression.dialog.title')}</DialogTitle>
            <DialogContent className={styles.content}>
              <Field
                label={t('suppression.dialog.values')}
                hint={t('suppression.dialog.valuesHint')}
                required={!list.file?.values.length}
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
              <ListFileField {...list} />
              <ChannelFields channels={channels} own={own} onChannels={setChannels} />
              <Field label={t('suppression.dialog.note')} hint={t('suppression.dialog.noteHint')}>
                <Input value={note} maxLength={limits.lineLength} onChange={(_, { value }) => setNote(value)} />
              </Field>
            </DialogContent>
            <DialogActions fluid className={styles.actions}>
              <Button onClick={onClose}>{t('suppression.dialog.cancel')}</Button>
              <Button type="submit" appearance="primary" disabled={!canChange || list.isReading}>
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
