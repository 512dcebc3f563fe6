import { Field } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { DaysField, HoursFields, type HoursWords } from '../../../components/HoursFields.tsx'
import { Part } from '../../../components/Part.tsx'
import type { NumberForm } from './NumberPage.tsx'
import { useNumberFault } from './useNumberFault.ts'

/** In which hours campaigns go out. */
export function CampaignHoursPart({ form }: { form: NumberForm }) {
  const { t } = useTranslation(['whatsapp', 'sms'])
  const faultOf = useNumberFault(form)
  const { hours } = form.fields
  const words = t('sms:route.hours', { returnObjects: true }) as HoursWords
  return (
    <Part title={t('number.hours')}>
      <HoursFields hours={hours} words={words} onChange={(next) => form.set({ hours: next })} />
      <Field label={words.days} {...faultOf('hours')}>
        <DaysField hours={hours} words={words} onChange={(next) => form.set({ hours: next })} />
      </Field>
    </Part>
  )
}
