import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../../lib/errors.ts'
import { sendForm } from '../../sendForm.ts'
import { isLink } from './isLink.ts'

type Props = { href: string | null; onPut: (href: string) => void; onRemove: () => void }

export function LinkForm({ href, onPut, onRemove }: Props) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const words = useWords()
  const [typed, setTyped] = useState(href ?? '')
  const [isWrong, setWrong] = useState(false)
  const put = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const link = typed.trim()
    if (!link || !isLink(link)) return setWrong(true)
    onPut(link)
  }
  return (
    <form className={styles.form} onSubmit={(event) => sendForm(event, put)} noValidate>
      <Field label={t('message.rich.linkAddress')} {...(isWrong && { validationMessage: words.ofCode('urlInvalid') })}>
        <Input
          type="url"
          autoFocus
          placeholder={t('message.blocks.linkHint')}
          value={typed}
          onChange={(_, { value }) => {
            setTyped(value)
            setWrong(false)
          }}
        />
      </Field>
      <div className={styles.buttons}>
        {href !== null && <Button onClick={onRemove}>{t('message.rich.linkOff')}</Button>}
        <Button type="submit" appearance="primary">
          {t('message.rich.linkPut')}
        </Button>
      </div>
    </form>
  )
}

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalM },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, '& button': { flexGrow: 1 } },
})
