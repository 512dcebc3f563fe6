import { Input, makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { emailValidities, followUpStatuses, wtPhoneStatuses } from '#domain/contacts/contact'
import { type BuiltInCondition, type ChoiceField, type Condition, isCustom } from '#domain/contacts/filter'
import type { Option } from '../../../components/options.ts'
import { useCountryOptions } from '../../../lib/countries.ts'
import { beginOfDay, dayOf } from '../../../lib/days.ts'
import { useLabels } from '../../../lib/labels.tsx'
import { useOwners } from '../../../lib/owners.ts'
import { labelOptions } from '../labels/labelOptions.ts'
import { CustomConditionValue } from './CustomConditionValue.tsx'
import { DayRange, DaysInput, TextInput } from './conditionInputs.tsx'
import { NumberInput } from './NumberInput.tsx'
import { PickButton } from './PickButton.tsx'

type Of<C> = { condition: C; label: string; onChange: (condition: Condition) => void }

/** What a condition is compared with; nothing where it asks whether there is something at all. */
export function ConditionValue({ condition, label, onChange }: Of<Condition>) {
  if (isCustom(condition)) return <CustomConditionValue condition={condition} label={label} onChange={onChange} />
  if ('values' in condition) return <ChosenValues condition={condition} label={label} onChange={onChange} />
  if (condition.is === 'between') return <Days condition={condition} label={label} onChange={onChange} />
  if ('days' in condition)
    return <DaysInput label={label} days={condition.days} onDays={(days) => onChange({ ...condition, days })} />
  if (!('value' in condition)) return null
  if (typeof condition.value === 'number')
    return (
      <NumberInput
        label={label}
        value={condition.value}
        least={0}
        most={Number.MAX_SAFE_INTEGER}
        onValue={(value) => onChange({ ...condition, value } as Condition)}
      />
    )
  return (
    <TextInput
      label={label}
      value={condition.value}
      onValue={(value) => onChange({ ...condition, value } as Condition)}
    />
  )
}

type Between = Extract<BuiltInCondition, { is: 'between' }>

/** Both days included. */
function Days({ condition, label, onChange }: Of<Between>) {
  const { from, to } = condition
  return (
    <DayRange
      label={label}
      from={dayOf(from)}
      to={dayOf(to === null ? null : to - 1)}
      onFrom={(day) => onChange({ ...condition, from: beginOfDay(day) })}
      onTo={(day) => onChange({ ...condition, to: beginOfDay(day, 1) })}
    />
  )
}

type ValuesCondition = Extract<BuiltInCondition, { values: unknown[] }>

function ChosenValues({ condition, label, onChange }: Of<ValuesCondition>) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const options = useOptions(condition.field)
  const chosen: readonly string[] = condition.values
  const change = (values: readonly string[]) => onChange({ ...condition, values } as Condition)
  if (condition.field === 'calling_code')
    return (
      <Input
        className={styles.input}
        inputMode="tel"
        aria-label={label}
        placeholder="86, 49"
        defaultValue={chosen.join(', ')}
        onChange={(_, { value }) => change(value.match(/[1-9]\d{0,6}/g) ?? [])}
      />
    )
  return (
    <PickButton
      several
      label={label}
      options={options}
      chosen={chosen}
      hint={t('filter.choose')}
      onChoose={(value) =>
        change(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
      }
    />
  )
}

function useOptions(field: ChoiceField): Option[] {
  const { t } = useTranslation('contacts')
  const labels = useLabels()
  const owners = useOwners()
  const countries = useCountryOptions()
  if (field === 'country') return countries
  if (field === 'follow_up_status') return followUpStatuses.map((value) => ({ value, text: t(`status.${value}`) }))
  if (field === 'is_wt') return wtPhoneStatuses.map((value) => ({ value, text: t(`phoneStatus.${value}`) }))
  if (field === 'is_valid') return emailValidities.map((value) => ({ value, text: t(`emailStatus.${value}`) }))
  if (field === 'calling_code') return []
  if (field === 'belongto') return owners.list.map(({ id, name }) => ({ value: id, text: name }))
  return labelOptions(labels[field])
}

const finger = '@media (pointer: coarse)'
const useStyles = makeStyles({
  input: { minWidth: 0, width: '100%', [finger]: { minHeight: '44px' } },
})
