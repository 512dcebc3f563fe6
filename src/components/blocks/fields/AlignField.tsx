import { Field, Select } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

const aligns = ['left', 'center', 'right'] as const
type Align = (typeof aligns)[number]

export function AlignField({ align, onAlign }: { align: Align; onAlign: (align: Align) => void }) {
  const { t } = useTranslation('email')
  return (
    <Field label={t('message.blocks.align')}>
      <Select value={align} onChange={(_, { value }) => onAlign(value as Align)}>
        {aligns.map((one) => (
          <option key={one} value={one}>
            {t(`message.blocks.aligns.${one}`)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
