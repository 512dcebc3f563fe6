import { Input, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CustomCondition } from '#domain/contacts/customCondition'
import type { Condition } from '#domain/contacts/filter'
import { readNumber } from '#domain/contacts/readCustom'
import { useCustomFields } from '../../../lib/customFields.ts'
import { DayRange, DaysInput, TextInput } from './conditionInputs.tsx'
import { PickButton } from './PickButton.tsx'

type Of<C> = { condition: C; label: string; onChange: (condition: Condition) => void }

/** What a custom field is compared with. */
export function CustomConditionValue({ condition, label, onChange }: Of<CustomCondition>) {
  if ('values' in condition) return <ChosenOptions condition={condition} label={label} onChange={onChange} />
  if (condition.is === 'between') return <Days condition={condition} label={label} onChange={onChange} />
  if ('days' in condition)
    return <DaysInput label={label} days={condition.days} onDays={(days) => onChange({ ...condition, days })} />
  if (!('value' in condition)) return null
  if (typeof condition.value === 'number') return <NumberText condition={condition} label={label} onChange={onChange} />
  return (
    <TextInput
      label={label}
      value={condition.value}
      onValue={(value) => onChange({ ...condition, value } as CustomCondition)}
    />
  )
}

/** As it is typed: halfway through it may be no number. */
function NumberText({ condition, label, onChange }: Of<Extract<CustomCondition, { value: unknown }>>) {
  const styles = useStyles()
  const [typed, setTyped] = useState(String(condition.value))
  return (
    <Input
      inputMode="decimal"
      className={styles.number}
      aria-label={label}
      value={typed}
      onChange={(_, { value }) => {
        setTyped(value)
        const number = readNumber(value)
        if (number !== null) onChange({ ...condition, value: number } as CustomCondition)
      }}
    />
  )
}

function Days({ condition, label, onChange }: Of<Extract<CustomCondition, { is: 'between' }>>) {
  return (
    <DayRange
      label={label}
      from={condition.from ?? ''}
      to={condition.to ?? ''}
      onFrom={(day) => onChange({ ...condition, from: day || null })}
      onTo={(day) => onChange({ ...condition, to: day || null })}
    />
  )
}

function ChosenOptions({ condition, label, onChange }: Of<Extract<CustomCondition, { values: unknown[] }>>) {
  const { t } = useTranslation('contacts')
  const field = useCustomFields().find(({ id }) => id === condition.id)
  const chosen = condition.values
  return (
    <PickButton
      several
      label={label}
      // Contacts may have one that is not offered any more.
      options={(field?.options ?? []).map(({ id, name }) => ({ value: id, text: name }))}
      chosen={chosen}
      hint={t('filter.choose')}
      onChoose={(value) =>
        onChange({
          ...condition,
          values: chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
        })
      }
    />
  )
}

const finger = '@media (pointer: coarse)'
const useStyles = makeStyles({
  input: { minWidth: 0, width: '100%', [finger]: { minHeight: '44px' } },
  number: { width: '140px', [finger]: { minHeight: '44px' } },
})
