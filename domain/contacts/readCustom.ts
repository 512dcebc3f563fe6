import type { ErrorCode } from '../errors.ts'
import { limits } from '../limits.ts'
import { type CustomField, type CustomFieldType, type CustomValue, customNameKey, isDay } from './customField.ts'
import { cleanLine, importedDay } from './importValues.ts'

export type ReadValue = { kind: 'fine'; value: CustomValue | null } | { kind: 'wrong'; code: ErrorCode }
const fine = (value: CustomValue | null): ReadValue => ({ kind: 'fine', value })

/** What somebody typed, or what stands in a cell, as the field takes it; null: nothing. */
export function readCustom({ type, options }: Pick<CustomField, 'type' | 'options'>, typed: string): ReadValue {
  const text = cleanLine(typed)
  if (text === '') return fine(null)
  switch (type) {
    case 'text':
      return text.length > limits.customTextLength ? { kind: 'wrong', code: 'textTooLong' } : fine(text)
    case 'number': {
      const number = readNumber(text)
      return number === null ? { kind: 'wrong', code: 'numberInvalid' } : fine(number)
    }
    case 'date': {
      const day = readDay(text)
      return day === null ? { kind: 'wrong', code: 'dateInvalid' } : fine(day)
    }
    case 'choice': {
      const called = options.filter(({ name }) => customNameKey(name) === customNameKey(text))
      const option = called.find(({ retired }) => !retired) ?? called[0]
      return option ? fine(option.id) : { kind: 'wrong', code: 'choiceInvalid' }
    }
  }
}

/** 1250.5, 1,250.50, 1 250,50 and 1.250,50. Of "1,250" alone the comma parts thousands. */
export function readNumber(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s'’_]/g, '')
    .replace('−', '-')
  const point = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  const isGrouped = /^[-+]?\d{1,3}(,\d{3})+$/.test(plain) || /^[-+]?\d{1,3}(\.\d{3}){2,}$/.test(plain)
  const whole = point < 0 || isGrouped ? plain : plain.slice(0, point)
  const rest = point < 0 || isGrouped ? '' : plain.slice(point + 1)
  const groups = /^[-+]?(\d+|\d{1,3}([.,]\d{3})+)$/
  if (!groups.test(whole) || !/^\d*$/.test(rest) || (point >= 0 && !isGrouped && rest === '')) return null
  const number = Number(`${whole.replace(/[.,]/g, '')}${rest && `.${rest}`}`)
  return Math.abs(number) <= limits.customNumberMost ? number : null
}

/** 2026-04-30, 2026/4/30, 2026年4月30日, 30.4.2026, and 4/30/2026 or 30/4/2026 where only one of the two can be meant. */
export function readDay(text: string): string | null {
  const iso = importedDay(text.normalize('NFKC').replace(/[T ]\d{1,2}:\d{2}.*$/, ''))
  if (isDay(iso)) return iso
  const [, first = '', sign = '', second = '', year = ''] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text) ?? []
  const [a, b] = [Number(first), Number(second)]
  const [day, month] = sign === '.' || a > 12 || a === b ? [a, b] : b > 12 ? [b, a] : [0, 0]
  const two = (part: number) => String(part).padStart(2, '0')
  const made = `${year}-${two(month)}-${two(day)}`
  return isDay(made) ? made : null
}

/** What the values of a column look like: a choice where a few stand in many rows. */
export function guessType(values: readonly string[]): CustomFieldType {
  const filled = values.map(cleanLine).filter((value) => value !== '')
  if (filled.length === 0) return 'text'
  if (filled.every((value) => readDay(value) !== null)) return 'date'
  // A number that begins with a zero is a name of something.
  if (filled.every((value) => readNumber(value) !== null && !/^0\d/.test(value))) return 'number'
  const different = new Set(filled.map(customNameKey)).size
  return filled.length >= fewRows && different <= filled.length / rowsPerOption ? 'choice' : 'text'
}
const fewRows = 12
const rowsPerOption = 4
