import { Checkbox, Field, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { warmUpDaily } from '#domain/email/sender/sender'
import { DaysField, HoursFields, type HoursWords } from '../../../components/HoursFields.tsx'
import { Part } from '../../../components/Part.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { SenderFormField, SenderNumberField } from './SenderFormField.tsx'
import type { SenderForm } from './useSenderForm.ts'

const mostPace = 100_000

/** In which hours, on which days and how fast mail goes out. */
export function HoursPart({ form }: { form: SenderForm }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { number } = useFormats()
  const { fields, set } = form
  const words = t('sender.hours', { returnObjects: true }) as HoursWords
  const daily = [1, 2, 3].map((day) => number(warmUpDaily(day)))
  return (
    <Part title={t('sender.hours.title')}>
      <HoursFields hours={fields.hours} words={words} onChange={(hours) => set({ hours })} />
      <SenderFormField form={form} name="hours.days" label={words.days}>
        <DaysField hours={fields.hours} words={words} onChange={(hours) => set({ hours })} />
      </SenderFormField>
      <div className={styles.pair}>
        <SenderNumberField
          form={form}
          name="per_hour"
          label={t('sender.hours.perHour')}
          hint={t('sender.hours.perHourHint')}
          most={mostPace}
          value={fields.per_hour}
          onChange={(per_hour) => set({ per_hour })}
        />
        <SenderNumberField
          form={form}
          name="per_domain_hour"
          label={t('sender.hours.perDomain')}
          hint={t('sender.hours.perDomainHint')}
          most={mostPace}
          value={fields.per_domain_hour}
          onChange={(per_domain_hour) => set({ per_domain_hour })}
        />
      </div>
      <Field hint={t('sender.hours.warmsUpHint', { first: warmUpDaily(0), days: daily.join(', ') })}>
        <Checkbox
          name="warms_up"
          label={t('sender.hours.warmsUp')}
          checked={fields.warms_up}
          onChange={(_, { checked }) => set({ warms_up: checked === true })}
        />
      </Field>
    </Part>
  )
}

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    '& > *': { minWidth: 0 },
  },
})
