import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  MessageBar,
  MessageBarBody,
  makeStyles,
} from '@fluentui/react-components'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoothPage } from '#domain/fair/boothPage'
import type { Fair } from '#domain/fair/fair'
import { toBase64Url } from '#workers/base64'
import { newId } from '#workers/newId'
import { Dialog } from '../../components/Dialog.tsx'
import { sendForm } from '../../components/sendForm.ts'
import { useClient } from '../../lib/client.ts'
import { useWords } from '../../lib/errors.ts'
import type { FairChoice } from './useFairs.ts'

type Props = {
  /** null: a new one, stamped as captures are now */
  page: BoothPage | null
  fair: Fair | null
  choice: FairChoice
  onMade: (id: string) => void
  onClose: () => void
}

/** A page for visitors is made, or called something else: its code stays the same. With or without a network. */
export function BoothDialog({ page, fair, choice, onMade, onClose }: Props) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const { sync } = useClient()
  const words = useWords()
  const [title, setTitle] = useState(page?.title ?? '')
  const [problem, setProblem] = useState<{ text: string; isTitle: boolean } | null>(null)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!title.trim()) return setProblem({ text: words.ofCode('nameEmpty'), isTitle: true })
    const id = page?.id ?? newId()
    const saved = page
      ? await sync.mutate('booth_page.patch', { id, fields: { title: title.trim() } })
      : await sync.mutate('booth_page.create', newPage(id))
    if (saved.kind === 'refused')
      return setProblem({ text: words.ofCode(saved.code), isTitle: saved.field?.endsWith('title') === true })
    if (!page) onMade(id)
    onClose()
  }
  const newPage = (id: string) => ({
    id,
    key: newKey(),
    fair: fair?.id ?? null,
    booth: choice.booth,
    title: title.trim(),
    tag: [...new Set([...(fair?.tag ? [fair.tag] : []), ...choice.tags])],
    source: fair?.source ?? null,
    open: true,
  })
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <form onSubmit={(event) => sendForm(event, save)} noValidate>
          <DialogBody>
            <DialogTitle>{t(page ? 'booth.editTitle' : 'booth.newTitle')}</DialogTitle>
            <DialogContent className={styles.content}>
              {problem && !problem.isTitle && (
                <MessageBar intent="error">
                  <MessageBarBody>{problem.text}</MessageBarBody>
                </MessageBar>
              )}
              <Field label={t('booth.title')} required {...(problem?.isTitle && { validationMessage: problem.text })}>
                <Input name="title" autoFocus value={title} onChange={(_, { value }) => setTitle(value)} />
              </Field>
            </DialogContent>
            <DialogActions fluid className={styles.actions}>
              <Button onClick={onClose}>{t('fair.cancel')}</Button>
              <Button type="submit" appearance="primary">
                {t(page ? 'booth.save' : 'booth.make')}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}

/** 128 random bits, as they stand in an address. */
function newKey(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(16)))
}

const useStyles = makeStyles({
  surface: { maxWidth: '420px' },
  content: { '@media (pointer: coarse)': { '& input': { minHeight: '44px' } } },
  actions: { '@media (pointer: coarse)': { '& button': { minHeight: '44px' } } },
})
