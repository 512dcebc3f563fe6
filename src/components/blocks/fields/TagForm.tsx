import { Button, Field, Input, makeStyles, Select } from '@fluentui/react-components'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { customTag, type MergeTag, mergeTags } from '#domain/email/render/mergeTags'
import { limits } from '#domain/limits'
import { useCustomFields } from '../../../lib/customFields.ts'
import { sendForm } from '../../sendForm.ts'

type Props = {
  /** the one that is changed; null: a new one */
  tag: { tag: MergeTag; fallback: string } | null
  onPut: (tag: MergeTag, fallback: string) => void
}

/** One of the things that are known of a receiver, and what is read where it is not. */
export function TagForm({ tag, onPut }: Props) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const custom = useCustomFields()
  const [chosen, setChosen] = useState<MergeTag>(tag?.tag ?? 'name')
  const [fallback, setFallback] = useState(tag?.fallback ?? '')
  const put = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onPut(chosen, fallback)
  }
  return (
    <form className={styles.form} onSubmit={(event) => sendForm(event, put)}>
      <Field label={t('message.rich.tagName')}>
        <Select value={chosen} onChange={(_, { value }) => setChosen(value as MergeTag)}>
          {mergeTags.map((one) => (
            <option key={one} value={one}>
              {t(`message.tags.${one}`)}
            </option>
          ))}
          {custom.length > 0 && (
            <optgroup label={t('message.tagGroup')}>
              {custom.map((field) => (
                <option key={field.id} value={customTag(field)}>
                  {field.name}
                </option>
              ))}
            </optgroup>
          )}
        </Select>
      </Field>
      {/* Who is written to has an address. */}
      {chosen !== 'email' && (
        <Field label={t('message.rich.tagFallback')} hint={t('message.rich.tagFallbackHint')}>
          <Input
            value={fallback}
            maxLength={limits.mergeTagFallbackLength}
            onChange={(_, { value }) => setFallback(value)}
          />
        </Field>
      )}
      <Button type="submit" appearance="primary">
        {t(tag ? 'message.rich.tagChange' : 'message.rich.tagPut')}
      </Button>
    </form>
  )
}

const useStyles = makeStyles({ form: { display: 'grid', gap: '12px' } })
