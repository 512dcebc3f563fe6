import type { CustomField, CustomValue } from './customField.ts'

/** A value as it is read in a language. */
export function customTextIn(locale: string): (field: CustomField, value: CustomValue) => string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return ({ type, options }, value) => {
    if (type === 'choice') return options.find(({ id }) => id === value)?.name ?? ''
    if (typeof value === 'number') return number.format(value)
    return type === 'date' ? day.format(Date.parse(value)) : value
  }
}
