import { Combobox, Field, Option } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findHsCodes, hsNameOf, hsTitleOf } from '#domain/customs/hsCodes'
import { language } from '../../lib/texts.ts'
import { useHsIndex } from './useHsIndex.ts'

type Props = { label: string; code: string; onCode: (code: string) => void }

const shown = 12

/** A code, typed as its number or found by words; both work without a network. */
export function HsField({ label, code, onCode }: Props) {
  const { t } = useTranslation('customs')
  const lang = language.useValue()
  const index = useHsIndex()
  const [typed, setTyped] = useState<string | null>(null)
  const nameOf = (one: string) => (index ? hsNameOf(index, one, lang) : '')
  const found = index && typed ? findHsCodes(index, typed, shown) : []
  const words = code ? `${code} ${nameOf(code)}`.trim() : ''
  const choose = (next: string) => {
    setTyped(null)
    onCode(next)
  }
  return (
    <Field label={label} hint={t('field.hsHint')}>
      <Combobox
        freeform
        // What is typed opens it: there is nothing to choose before.
        expandIcon={null}
        value={typed ?? words}
        selectedOptions={code ? [code] : []}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onOptionSelect={(_, { optionValue }) => optionValue && choose(optionValue)}
        onBlur={() => {
          const digits = typed?.replace(/\D/g, '') ?? ''
          if (typed === '') choose('')
          else if (typed !== null && digits.length >= 2 && /^[\d. ]+$/.test(typed)) choose(digits.slice(0, 12))
          else setTyped(null)
        }}
      >
        {found.map((one) => (
          <Option key={one.code} value={one.code} text={`${one.code} ${hsTitleOf(one, lang)}`}>
            {one.code} {hsTitleOf(one, lang)}
          </Option>
        ))}
      </Combobox>
    </Field>
  )
}
