import { Dropdown, Field, Option } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { LinkedAccount } from '#domain/channels/account'

type Props = { phones: readonly LinkedAccount[]; chosen: string; onChoose: (id: string) => void }

export const phoneTitle = ({ name, phone }: LinkedAccount): string =>
  name === `+${phone.number}` ? name : `${name} · +${phone.number}`

/** By which phone WhatsApp is asked; not there while there is nothing to choose. */
export function LinkedPhoneField({ phones, chosen, onChoose }: Props) {
  const { t } = useTranslation('linked')
  const found = phones.find(({ id }) => id === chosen)
  if (phones.length < 2) return null
  return (
    <Field label={t('byPhone')}>
      <Dropdown
        value={found ? phoneTitle(found) : ''}
        selectedOptions={[chosen]}
        onOptionSelect={(_, { optionValue }) => optionValue && onChoose(optionValue)}
      >
        {phones.map((phone) => (
          <Option key={phone.id} value={phone.id} text={phoneTitle(phone)}>
            {phoneTitle(phone)}
          </Option>
        ))}
      </Dropdown>
    </Field>
  )
}
