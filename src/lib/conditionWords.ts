import { useTranslation } from 'react-i18next'
import { type CustomCondition } from '#domain/contacts/customCondition'
import {
  type BuiltInCondition,
  type Condition,
  countConditions,
  type Filter,
  isCustom,
  isGroup,
} from '#domain/contacts/filter'
import { useCountryName } from './countries.ts'
import { useCustomFields } from './customFields.ts'
import { useFormats } from './formats.ts'
import { useLabels } from './labels.tsx'
import { useOwners } from './owners.ts'

const namedAtMost = 2

/** What a part of a filter asks, as one reads it. */
export function useConditionWords(): (member: Condition | Filter) => string {
  const { t } = useTranslation('contacts')
  const labels = useLabels()
  const owners = useOwners()
  const countryName = useCountryName()
  const fields = useCustomFields()
  const { date, number, plainDate } = useFormats()

  function valueName({ field }: BuiltInCondition, value: string): string {
    if (field === 'country') return countryName(value)
    if (field === 'follow_up_status') return t(`status.${value as 'none'}`)
    if (field === 'is_wt') return t(`phoneStatus.${value as 'registered'}`)
    if (field === 'is_valid') return t(`emailStatus.${value as 'valid'}`)
    if (field === 'calling_code') return `+${value}`
    return (field === 'belongto' ? owners.nameOf(value) : labels.nameOf(value)) ?? '…'
  }
  function custom(condition: CustomCondition): string {
    const field = fields.find(({ id }) => id === condition.id)
    const said = `${field?.name ?? t('customFields.gone')} ${t(`filter.is.${condition.is}`)}`
    if ('values' in condition) {
      const names = condition.values.map((value) => field?.options.find(({ id }) => id === value)?.name ?? '…')
      const more = names.length - namedAtMost
      return `${said} ${names.slice(0, namedAtMost).join(', ')}${more > 0 ? ` +${more}` : ''}`
    }
    if (condition.is === 'between')
      return `${said} ${[condition.from, condition.to].map((day) => (day ? plainDate(day) : '')).join('–')}`
    return `${said} ${asked(condition)}`.trim()
  }
  function asked(condition: Exclude<Condition, { values: unknown } | { is: 'between' }> | BuiltInCondition): string {
    if ('values' in condition) {
      const names = condition.values.slice(0, namedAtMost).map((value) => valueName(condition, value))
      const more = condition.values.length - names.length
      return more > 0 ? `${names.join(', ')} +${more}` : names.join(', ')
    }
    if ('days' in condition) return `${number(condition.days)} ${t('filter.days')}`
    if (condition.is === 'between')
      return [condition.from, condition.to && condition.to - 1].map((at) => (at === null ? '' : date(at))).join('–')
    if (!('value' in condition)) return ''
    return typeof condition.value === 'number' ? number(condition.value) : condition.value
  }
  return (member) =>
    isGroup(member)
      ? `${t(`filter.join.${member.join}`)}: ${t('filter.conditions', { count: countConditions(member) })}`
      : isCustom(member)
        ? custom(member)
        : `${t(`fields.${member.field}`)} ${t(`filter.is.${member.is}`)} ${asked(member)}`.trim()
}
