import { followUpStatuses } from '#domain/contacts/contact'
import {
  asksNothing,
  type Condition,
  countHolds,
  type Filter,
  type FilterContext,
  isGroup,
  isWithin,
  type PresenceField,
  spanOf,
  type TextCondition,
  type TextField,
} from '#domain/contacts/filter'
import { digitWritings, folded } from '#domain/contacts/searchText'
import { type ContactColumns, emailsIn, fieldEnd, phonesIn, searchedFields } from './columns.ts'

type Test = (slot: number) => boolean
type ChoiceCondition = Extract<Condition, { values: unknown[] }>

/** `matchesFilter` of the domain over the columns: what few values have is decided once per value, not per contact. */
export function compiled(filter: Filter, columns: ContactColumns, context: FilterContext): Test {
  const tests = filter.of
    .filter((member) => !isGroup(member) || !asksNothing(member))
    .map((member) => (isGroup(member) ? compiled(member, columns, context) : testOf(member, columns, context)))
  if (tests.length === 0) return () => true
  if (filter.join === 'all') return (slot) => tests.every((test) => test(slot))
  if (filter.join === 'any') return (slot) => tests.some((test) => test(slot))
  return (slot) => !tests.some((test) => test(slot))
}

function testOf(condition: Condition, columns: ContactColumns, context: FilterContext): Test {
  switch (condition.is) {
    case 'filled':
      return filledTest(condition.field, columns, context)
    case 'empty':
      return not(filledTest(condition.field, columns, context))
    case 'anyOf':
      return choiceTest(condition, columns)
    case 'noneOf':
      return not(choiceTest(condition, columns))
    case 'between':
    case 'lastDays':
    case 'beforeDays': {
      const span = spanOf(condition, context)
      const times = columns.numbers[condition.field]
      return (slot) => isWithin(times[slot]!, span)
    }
    case 'greater':
    case 'equal':
    case 'less': {
      const counts = columns.numbers[condition.field]
      return (slot) => countHolds(condition, counts[slot]!)
    }
    default:
      return textTest(condition, columns)
  }
}

const not =
  (test: Test): Test =>
  (slot) =>
    !test(slot)

function filledTest(field: PresenceField, columns: ContactColumns, context: FilterContext): Test {
  const { texts, numbers, interned } = columns
  if (field === 'voice_note') return (slot) => context.hasVoiceNote(texts.ids[slot]!)
  if (field === 'excluded')
    return (slot) =>
      context.isExcluded({ phones: phonesIn(texts.phones[slot]!), emails: emailsIn(texts.emails[slot]!) })
  if (field === 'picture') return (slot) => texts.pictures[slot] !== ''
  if (field === 'restricted_at') return (slot) => numbers.restricted[slot] === 1
  if (field === 'tag') return (slot) => interned.tags.values[numbers.tags[slot]!] !== ''
  if (field === 'category' || field === 'source' || field === 'country')
    return (slot) => interned[field].values[numbers[field][slot]!] !== ''
  if (field === 'phones' || field === 'emails') return (slot) => texts[field][slot] !== ''
  const { from, to } = boundsOf(field, columns)
  return (slot) => {
    const start = from(slot)
    return to(slot, start) > start
  }
}

function choiceTest({ field, values }: ChoiceCondition, { texts, numbers, interned }: ContactColumns): Test {
  const wanted = new Set<string>(values)
  if (field === 'is_wt' || field === 'is_valid') {
    const statusesIn = field === 'is_wt' ? phoneStatusesIn : emailStatusesIn
    return (slot) => statusesIn(texts[field === 'is_wt' ? 'phones' : 'emails'][slot]!).some((one) => wanted.has(one))
  }
  if (field === 'calling_code')
    return (slot) =>
      texts.phones[slot] !== '' &&
      phonesIn(texts.phones[slot]!).some(({ full_number }) => values.some((code) => full_number.startsWith(code)))
  if (field === 'follow_up_status') {
    const has = followUpStatuses.map((status) => wanted.has(status))
    return (slot) => has[numbers.status[slot]!]!
  }
  if (field === 'tag') {
    const has = interned.tags.values.map((ids) => ids.split(' ').some((id) => wanted.has(id)))
    return (slot) => has[numbers.tags[slot]!]!
  }
  const has = interned[field].values.map((value) => wanted.has(value))
  return (slot) => has[numbers[field][slot]!]!
}

const phoneStatusesIn = (joined: string) => (joined === '' ? [] : phonesIn(joined).map(({ is_wt }) => is_wt))
const emailStatusesIn = (joined: string) => (joined === '' ? [] : emailsIn(joined).map(({ is_valid }) => is_valid))

/** The same as `textHolds`, in the column that has all texts of a contact: nothing is cut out of it or folded per contact. */
function textTest(condition: TextCondition, columns: ContactColumns): Test {
  const { field, is } = condition
  if (is === 'lacks') return not(textTest({ ...condition, is: 'contains' }, columns))
  if (is === 'differs') return not(textTest({ ...condition, is: 'equals' }, columns))
  if (field === 'phones') return phonesTest(condition, columns)
  const wanted = folded(condition.value)
  if (field === 'emails') return emailsTest(is, wanted, columns)
  const { texts } = columns.texts
  const bounds = boundsOf(field, columns)
  if (is === 'begins') return (slot) => texts[slot]!.startsWith(wanted, bounds.from(slot))
  if (is === 'equals')
    return (slot) => {
      const from = bounds.from(slot)
      return texts[slot]!.startsWith(wanted, from) && bounds.to(slot, from) === from + wanted.length
    }
  return (slot) => {
    const from = bounds.from(slot)
    const at = texts[slot]!.indexOf(wanted, from)
    return at >= 0 && at < bounds.to(slot, from)
  }
}

function phonesTest({ is, value }: TextCondition, { texts: { phones } }: ContactColumns): Test {
  const wanted = digitWritings(value)
  const has = (slot: number) => wanted.some((digits) => phones[slot]!.includes(digits))
  if (is === 'contains') return has
  const holds = (number: string) => wanted.some((one) => (is === 'begins' ? number.startsWith(one) : number === one))
  return (slot) => has(slot) && phonesIn(phones[slot]!).some(({ full_number }) => holds(full_number))
}

function emailsTest(is: TextCondition['is'], wanted: string, columns: ContactColumns): Test {
  const { texts } = columns.texts
  const { from, to } = boundsOf('emails', columns)
  const holds = (email: string) =>
    is === 'contains' ? email.includes(wanted) : is === 'begins' ? email.startsWith(wanted) : email === wanted
  return (slot) => {
    const start = from(slot)
    const at = texts[slot]!.indexOf(wanted, start)
    const end = to(slot, start)
    return at >= 0 && at < end && texts[slot]!.slice(start, end).split(' ').some(holds)
  }
}

/** Where one field begins and ends in the column that has all of them. */
function boundsOf(field: Exclude<TextField, 'phones'>, { texts: { texts }, numbers }: ContactColumns) {
  const { nameEnd, companyEnd, emailsEnd } = numbers
  const place = searchedFields.indexOf(field)
  const known = [nameEnd, companyEnd, emailsEnd]
  const to = (slot: number, from: number) => {
    const end = place < known.length ? known[place]![slot]! : texts[slot]!.indexOf(fieldEnd, from)
    return end < 0 ? texts[slot]!.length : end
  }
  const from = (slot: number) => {
    if (place === 0) return 0
    let at = known[Math.min(place, known.length) - 1]![slot]!
    for (let passed = known.length; passed < place; passed++) at = texts[slot]!.indexOf(fieldEnd, at + 1)
    return at + 1
  }
  return { from, to }
}
