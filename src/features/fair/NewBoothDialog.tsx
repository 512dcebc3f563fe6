import {
  Button,
  Dialog,
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
import type { Fair } from '#domain/fair/fair'
import { newId } from '#workers/newId'
import { useClient } from '../../lib/client.ts'
import { useWords } from '../../lib/errors.ts'
import type { Choice } from './useFairs.ts'

type Props = { fair: Fair | null; choice: Choice; onMade: (id: string) => void; onClose: () => void }

/** A page for visitors, stamped as captures are now; made without a network too. */
export function NewBoothDialog({ fair, choice, onMade, onClose }: Props) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const { sync } = useClient()
  const words = useWords()
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState<{ text: string; isTitle: boolean } | null>(null)

  async function make(event: FormEvent) {
    event.preventDefault()
    if (!title.trim()) return setProblem({ text: words.ofCode('nameEmpty'), isTitle: true })
    const id = newId()
    const saved = await sync.mutate('booth_page.create', {
      id,
      key: newKey(),
      fair: fair?.id ?? null,
      booth: choice.booth,
      title: title.trim(),
      tag: [...new Set([...(fair?.tag ? [fair.tag] : []), ...choice.tags])],
      source: fair?.source ?? null,
      open: true,
    })
    if (saved.kind === 'refused')
      return setProblem({ text: words.ofCode(saved.code), isTitle: saved.field === 'title' })
    onMade(id)
    onClose()
  }
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <form onSubmit={(event) => void make(event)} noValidate>
          <DialogBody>
            <DialogTitle>{t('booth.newTitle')}</DialogTitle>
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
                {t('booth.make')}
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
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

const useStyles = makeStyles({
  surface: { maxWidth: '420px' },
  content: { '@media (pointer: coarse)': { '& input': { minHeight: '44px' } } },
  actions: { '@media (pointer: coarse)': { '& button': { minHeight: '44px' } } },
})
