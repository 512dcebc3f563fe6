import { Field, Select } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useCountryOptions } from '../../lib/countries.ts'

type Props = { label: string; country: string; none?: string; onCountry: (country: string) => void }

export function CountryField({ label, country, none, onCountry }: Props) {
  const { t } = useTranslation('customs')
  const options = useCountryOptions()
  return (
    <Field label={label}>
      <Select value={country} onChange={(_, { value }) => onCountry(value)}>
        <option value="">{none ?? t('field.any')}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
}
