import {
  Button,
  Checkbox,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isErrorCode } from '#domain/errors'
import { ViewName } from '#domain/views/savedView'
import { Dialog } from '../../../components/Dialog.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { useWords } from '../../../lib/errors.ts'
import type { ViewHeader } from './useViews.ts'

type Props = { naming: ViewHeader; onSave: (naming: ViewHeader) => Promise<void>; onClose: () => void }

/** What a view is called, and who sees it. */
export function ViewDialog({ naming, onSave, onClose }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const words = useWords()
  const [name, setName] = useState(naming.name)
  const [shared, setShared] = useState(naming.shared)
  const [wrong, setWrong] = useState<string | null>(null)
  async function submit(event: FormEvent) {
    event.preventDefault()
    const read = ViewName.safeParse(name)
    const said = read.error?.issues[0]?.message
    if (!read.success) return setWrong(words.ofCode(isErrorCode(said) ? said : 'inputInvalid'))
    await onSave({ name: read.data, shared })
    onClose()
  }
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <form onSubmit={(event) => sendForm(event, submit)} noValidate>
          <DialogBody>
            <DialogTitle>{t(naming.name ? 'views.edit' : 'views.saveAs')}</DialogTitle>
            <DialogContent className={styles.content}>
              <Field label={t('views.name')} {...(wrong && { validationMessage: wrong })}>
                <Input value={name} autoFocus onChange={(_, { value }) => setName(value)} />
              </Field>
              <Checkbox
                checked={shared}
                label={t('views.share')}
                onChange={(_, { checked }) => setShared(checked === true)}
              />
            </DialogContent>
            <DialogActions fluid className={styles.actions}>
              <Button onClick={onClose}>{t('actions.cancel')}</Button>
              <Button type="submit" appearance="primary">
                {t('actions.save')}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}

const useStyles = makeStyles({
  surface: { maxWidth: '420px' },
  content: { display: 'grid', gap: tokens.spacingVerticalM },
  actions: { '@media (pointer: coarse)': { '& button': { minHeight: '44px' } } },
})
