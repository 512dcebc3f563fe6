import { Field, makeStyles, Select, ToggleButton, tokens } from '@fluentui/react-components'
import type { SendHours } from '#domain/campaigns/sendHours'

type Day = '0' | '1' | '2' | '3' | '4' | '5' | '6'
export type HoursWords = {
  hours: string
  hoursHint: string
  from: string
  to: string
  days: string
  day: Record<Day, string>
}
type Props = { hours: SendHours; words: HoursWords; onChange: (hours: SendHours) => void }

const everyHour = Array.from({ length: 24 }, (_, hour) => hour)
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** From when to when something is sent, by the clocks of those who get it. */
export function HoursFields({ hours, words, onChange }: Props) {
  const styles = useStyles()
  const choice = (name: 'from' | 'to', all: readonly number[]) => (
    <Field label={words[name]} {...(name === 'to' && { hint: words.hoursHint })}>
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
  return (
    <div className={styles.pair} role="group" aria-label={words.hours}>
      {choice(
        'from',
        everyHour.filter((hour) => hour < hours.to),
      )}
      {choice(
        'to',
        everyHour.map((hour) => hour + 1).filter((hour) => hour > hours.from),
      )}
    </div>
  )
}

/** The days of the week on which something is sent. */
export function DaysField({ hours, words, onChange }: Props) {
  const styles = useStyles()
  const toggle = (day: number) =>
    onChange({
      ...hours,
      days: hours.days.includes(day) ? hours.days.filter((one) => one !== day) : [...hours.days, day].sort(),
    })
  return (
    <div className={styles.days} role="group" aria-label={words.days}>
      {([0, 1, 2, 3, 4, 5, 6] as const).map((day) => (
        <ToggleButton key={day} size="small" checked={hours.days.includes(day)} onClick={() => toggle(day)}>
          {words.day[String(day) as Day]}
        </ToggleButton>
      ))}
    </div>
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
