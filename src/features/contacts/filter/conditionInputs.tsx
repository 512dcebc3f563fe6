import { Input, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { NumberInput } from './NumberInput.tsx'

/** What conditions on built-in and on custom fields are compared with alike. */

export function TextInput({
  label,
  value,
  onValue,
}: {
  label: string
  value: string
  onValue: (text: string) => void
}) {
  const styles = useStyles()
  return (
    <Input
      className={styles.input}
      aria-label={label}
      value={value}
      maxLength={limits.lineLength}
      onChange={(_, data) => onValue(data.value)}
    />
  )
}

/** So many days. */
export function DaysInput({ label, days, onDays }: { label: string; days: number; onDays: (days: number) => void }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  return (
    <label className={styles.days}>
      <NumberInput label={label} value={days} least={1} most={limits.filterDays} onValue={onDays} />
      {t('filter.days')}
    </label>
  )
}

type DayRangeProps = {
  label: string
  /** days as a date field writes them, both included; '' is open */
  from: string
  to: string
  onFrom: (day: string) => void
  onTo: (day: string) => void
}

export function DayRange({ label, from, to, onFrom, onTo }: DayRangeProps) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  return (
    <span className={styles.between}>
      <Input
        type="date"
        aria-label={`${label} ${t('filter.from')}`}
        value={from}
        onChange={(_, { value }) => onFrom(value)}
      />
      –
      <Input
        type="date"
        aria-label={`${label} ${t('filter.to')}`}
        value={to}
        onChange={(_, { value }) => onTo(value)}
      />
    </span>
  )
}

const finger = '@media (pointer: coarse)'
const useStyles = makeStyles({
  input: { minWidth: 0, width: '100%', [finger]: { minHeight: '44px' } },
  days: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  between: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    [finger]: { '& > *': { minHeight: '44px' } },
  },
})
