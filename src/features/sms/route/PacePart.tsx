import { Field, Input } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { DaysField, HoursFields, type HoursWords } from '../../../components/HoursFields.tsx'
import { Part } from '../../../components/Part.tsx'
import { type RouteForm, useRouteFault } from './useRouteForm.ts'

const mostPerSecond = 1_000

/** In which hours and how fast messages go out. */
export function PacePart({ form }: { form: RouteForm }) {
  const { t } = useTranslation('sms')
  const faultOf = useRouteFault(form)
  const { hours, per_second } = form.fields
  const words = t('route.hours', { returnObjects: true }) as HoursWords
  return (
    <Part title={t('route.hours.title')}>
      <HoursFields hours={hours} words={words} onChange={(hours) => form.set({ hours })} />
      <Field label={words.days} {...faultOf('hours')}>
        <DaysField hours={hours} words={words} onChange={(hours) => form.set({ hours })} />
      </Field>
      <Field label={t('route.hours.perSecond')} hint={t('route.hours.perSecondHint')} {...faultOf('per_second')}>
        <Input
          name="per_second"
          type="number"
          inputMode="numeric"
          min={1}
          max={mostPerSecond}
          value={per_second ? String(per_second) : ''}
          onChange={(_, { value }) => form.set({ per_second: Math.trunc(Number(value)) || 0 })}
        />
      </Field>
    </Part>
  )
}
