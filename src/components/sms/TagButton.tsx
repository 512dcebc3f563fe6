import {
  Button,
  Field,
  Input,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Select,
} from '@fluentui/react-components'
import { BracesVariableRegular } from '@fluentui/react-icons'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { customTag, mergeTags, tagSource } from '#domain/email/render/mergeTags'
import { limits } from '#domain/limits'
import { useCustomFields } from '../../lib/customFields.ts'
import { sendForm } from '../sendForm.ts'

type Props = {
  onPut: (source: string) => void
  /** where it is put, of several */
  into?: string
  /** what may be said besides */
  more?: readonly { tag: string; name: string }[]
}

/** Puts in what is known of a receiver, and what is read where it is not. */
export function TagButton({ onPut, into, more = [] }: Props) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const custom = useCustomFields()
  const [isOpen, setOpen] = useState(false)
  const [tag, setTag] = useState('name')
  const [fallback, setFallback] = useState('')
  const put = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setOpen(false)
    onPut(tagSource(tag, fallback))
  }
  return (
    <Popover open={isOpen} onOpenChange={(_, { open }) => setOpen(open)} trapFocus positioning="below-start">
      <PopoverTrigger disableButtonEnhancement>
        <Button icon={<BracesVariableRegular />} {...(into && { 'aria-label': `${t('compose.tag')}: ${into}` })}>
          {t('compose.tag')}
        </Button>
      </PopoverTrigger>
      <PopoverSurface aria-label={t('compose.tag')}>
        <form className={styles.form} onSubmit={(event) => sendForm(event, put)}>
          <Field label={t('compose.tagName')}>
            <Select value={tag} onChange={(_, { value }) => setTag(value)}>
              {mergeTags.map((one) => (
                <option key={one} value={one}>
                  {t(`compose.tags.${one}`)}
                </option>
              ))}
              {more.map((one) => (
                <option key={one.tag} value={one.tag}>
                  {one.name}
                </option>
              ))}
              {custom.map((field) => (
                <option key={field.id} value={customTag(field)}>
                  {field.name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('compose.fallback')} hint={t('compose.fallbackHint')}>
            <Input
              value={fallback}
              maxLength={limits.mergeTagFallbackLength}
              onChange={(_, { value }) => setFallback(value)}
            />
          </Field>
          <Button type="submit" appearance="primary">
            {t('compose.tagPut')}
          </Button>
        </form>
      </PopoverSurface>
    </Popover>
  )
}

const useStyles = makeStyles({ form: { display: 'grid', gap: '12px', maxWidth: '280px' } })
