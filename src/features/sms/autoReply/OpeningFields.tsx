import { Field, Select } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { SendHours } from '#domain/campaigns/sendHours'
import { DaysField, HoursFields } from '../../../components/HoursFields.tsx'

type Props = {
  hours: SendHours
  zone: string
  isWrong: boolean
  onHours: (hours: SendHours) => void
  onZone: (zone: string) => void
}

/** From when to when, on which days, by whose clocks. */
export function OpeningFields({ hours, zone, isWrong, onHours, onZone }: Props) {
  const { t } = useTranslation('sms')
  const words = t('autoReply.opening', { returnObjects: true })
  const zones = [...new Set([zone, ...Intl.supportedValuesOf('timeZone')])]
  return (
    <>
      <HoursFields hours={hours} words={words} onChange={onHours} />
      <Field
        label={words.days}
        {...(isWrong && { validationState: 'error', validationMessage: t('autoReply.fault.days') })}
      >
        <DaysField hours={hours} words={words} onChange={onHours} />
      </Field>
      <Field label={t('autoReply.zone')}>
        <Select name="time_zone" value={zone} onChange={(_, { value }) => onZone(value)}>
          {zones.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}
