import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '../../../components/SearchField.tsx'

type Props = { typed: string; onTyped: (text: string) => void }

/** The letter stands in the field at once; the list follows as fast as it can, and may be interrupted by the next one. */
export const ContactSearch = memo(function ContactSearch({ typed, onTyped }: Props) {
  const { t } = useTranslation('contacts')
  const [text, setText] = useState(typed)
  return (
    <SearchField
      id="contact-search"
      text={text}
      onText={(value) => {
        setText(value)
        onTyped(value)
      }}
      label={t('search.label')}
      hint={t('search.hint')}
      shortcut="/"
    />
  )
})
