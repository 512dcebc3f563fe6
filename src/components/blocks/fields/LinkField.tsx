import { Field, Input } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../../lib/errors.ts'
import { isLink } from './isLink.ts'

type Props = { label: string; link: string; onLink: (link: string) => void }

/** What is no link yet stays in the field, and says so; the message has the last that was one. */
export function LinkField({ label, link, onLink }: Props) {
  const { t } = useTranslation('email')
  const words = useWords()
  const [wrong, setWrong] = useState<string | null>(null)
  const change = (typed: string) => {
    const next = typed.trim()
    if (!isLink(next)) return setWrong(typed)
    setWrong(null)
    onLink(next)
  }
  return (
    <Field label={label} {...(wrong !== null && { validationMessage: words.ofCode('urlInvalid') })}>
      <Input
        type="url"
        placeholder={t('message.blocks.linkHint')}
        value={wrong ?? link}
        onChange={(_, { value }) => change(value)}
      />
    </Field>
  )
}
