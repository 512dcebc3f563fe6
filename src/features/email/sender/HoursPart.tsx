import { Checkbox, Field, makeStyles, Select, ToggleButton, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { SendHours } from '#domain/campaigns/sendHours'
import { warmUpDaily } from '#domain/email/sender/sender'
import { Part } from '../../../components/Part.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { SenderFormField, SenderNumberField } from './SenderFormField.tsx'
import type { SenderForm } from './useSenderForm.ts'

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
const mostPace = 100_000

/** In which hours, on which days and how fast mail goes out. */
export function HoursPart({ form }: { form: SenderForm }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { number } = useFormats()
  const { fields, set } = form
  const daily = [1, 2, 3].map((day) => number(warmUpDaily(day)))
  return (
    <Part title={t('sender.hours.title')}>
      <Hours hours={fields.hours} onChange={(hours) => set({ hours })} />
      <Days form={form} />
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

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

function Hours({ hours, onChange }: { hours: SendHours; onChange: (hours: SendHours) => void }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const choice = (name: 'from' | 'to', all: readonly number[]) => (
    <Field label={t(`sender.hours.${name}`)} {...(name === 'to' && { hint: t('sender.hours.hoursHint') })}>
      <Select
        name={`hours.${name}`}
        value={String(hours[name])}
        onChange={(_, { value }) => onChange({ ...hours, [name]: Number(value) })}
      >
        {all.map((hour) => (
          <option key={hour} value={hour}>
            {clock(hour)}
          </option>
        ))}
      </Select>
    </Field>
  )
  const count = Array.from({ length: 24 }, (_, hour) => hour)
  return (
    <div className={styles.pair} role="group" aria-label={t('sender.hours.hours')}>
      {choice(
        'from',
        count.filter((hour) => hour < hours.to),
      )}
      {choice(
        'to',
        count.map((hour) => hour + 1).filter((hour) => hour > hours.from),
      )}
    </div>
  )
}

function Days({ form }: { form: SenderForm }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { hours } = form.fields
  const toggle = (day: number) => {
    const days = hours.days.includes(day) ? hours.days.filter((one) => one !== day) : [...hours.days, day].sort()
    form.set({ hours: { ...hours, days } })
  }
  return (
    <SenderFormField form={form} name="hours.days" label={t('sender.hours.days')}>
      <div className={styles.days} role="group">
        {weekdays.map((day) => (
          <ToggleButton key={day} size="small" checked={hours.days.includes(day)} onClick={() => toggle(day)}>
            {t(`sender.hours.day.${day}`)}
          </ToggleButton>
        ))}
      </div>
    </SenderFormField>
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
  days: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS, '& button': { minWidth: '48px' } },
})
