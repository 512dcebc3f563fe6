import { followUpStatuses } from '#domain/contacts/contact'
import { type CustomCondition, customTest } from '#domain/contacts/customCondition'
import {
  asksNothing,
  type BuiltInCondition,
  type Condition,
  daySpan,
  type Filter,
  type FilterContext,
  isCustom,
  isGroup,
  isWithin,
  type PresenceField,
  type TextCondition,
  type TextFilterField,
} from '#domain/contacts/filter'
import { countHolds, textTests } from '#domain/contacts/filterTests'
import { digitWritings, folded } from '#domain/contacts/searchText'
import { type ContactColumns, emailsIn, endColumns, phonesIn, searchedFields } from './columns.ts'
import type { TextSpan } from './searchTexts.ts'

type Test = (slot: number) => boolean
type ChoiceCondition = Extract<BuiltInCondition, { values: unknown[] }>

/**
 * Those of these slots that match: `matchesFilter` of the domain over the columns, one condition after the other. Texts
 * come last, since they are looked through byte by byte: what the others have decided is not looked through.
 */
export function matchingSlots(
  filter: Filter,
  columns: ContactColumns,
  context: FilterContext,
  slots: Int32Array,
): Int32Array {
  const members = filter.of
    .filter((member) => !isGroup(member) || !asksNothing(member))
    .toSorted((a, b) => effort(a) - effort(b))
  if (members.length === 0) return slots
  const found = new Uint8Array(columns.size)
  let left = slots
  for (const member of members) {
    const holding = isGroup(member)
      ? matchingSlots(member, columns, context, left)
      : holdingSlots(member, columns, context, left)
    if (filter.join === 'all') left = holding
    else {
      // What one of them has decided, the others need not look at.
      for (const slot of holding) found[slot] = 1
      left = passingSlots(left, (slot) => found[slot] === 0)
    }
  }
  return filter.join === 'any' ? passingSlots(slots, (slot) => found[slot] === 1) : left
}

const effort = (member: Condition | Filter): number =>
  isGroup(member) ? Math.max(0, ...member.of.map(effort)) : isTextCondition(member) || isCustom(member) ? 1 : 0

/** Those of these slots that pass. */
export function passingSlots(slots: Int32Array, test: Test): Int32Array {
  const those = new Int32Array(slots.length)
  let length = 0
  for (let at = 0; at < slots.length; at++) if (test(slots[at]!)) those[length++] = slots[at]!
  return those.subarray(0, length)
}

function holdingSlots(condition: Condition, columns: ContactColumns, context: FilterContext, slots: Int32Array) {
  if (isCustom(condition)) return holdingCustom(condition, columns, context, slots)
  if (isTextCondition(condition)) return holdingText(condition, columns, slots)
  return passingSlots(slots, testOf(condition, columns, context))
}

/** What few values have is decided once per value, not per contact. */
function testOf(
  condition: Exclude<BuiltInCondition, TextCondition>,
  columns: ContactColumns,
  context: FilterContext,
): Test {
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
      const span = daySpan(condition, context)
      const times = columns.numbers[condition.field]
      return (slot) => isWithin(times[slot]!, span)
    }
    case 'greater':
    case 'equal':
    case 'less': {
      const counts = columns.numbers[condition.field]
      return (slot) => countHolds(condition, counts[slot]!)
    }
  }
}

const isTextCondition = (condition: Condition): condition is TextCondition =>
  !isCustom(condition) && (textTests as readonly string[]).includes(condition.is)

/** What is read is of those alone that have the field at all. */
function holdingCustom(condition: CustomCondition, columns: ContactColumns, context: FilterContext, slots: Int32Array) {
  const { custom, customFields, searched, numbers } = columns
  const test = customTest(condition, context)
  const field = customFields.find(({ id, removed_at }) => id === condition.id && !removed_at)
  const letter = field ? custom.letterOf(condition.id) : null
  const ofNone = test(null)
  if (!field || letter === null) return ofNone ? slots : new Int32Array()
  const places = searched.findEach(letter, slots, spanOfField('custom', columns))
  const holding = new Uint8Array(columns.size)
  // Reading a text asks the finder for nothing, so its list of places stays as it is.
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at]!
    if (places[at]! < 0) holding[slot] = ofNone ? 1 : 0
    else {
      const text = custom.read(searched.textOf(slot, places[at], numbers.customEnd[slot]))[condition.id]!
      holding[slot] = test(field.type === 'number' ? Number(text) : text) ? 1 : 0
    }
  }
  return passingSlots(slots, (slot) => holding[slot] === 1)
}

const not =
  (test: Test): Test =>
  (slot) =>
    !test(slot)

function filledTest(field: PresenceField, columns: ContactColumns, context: FilterContext): Test {
  const { texts, numbers, interned } = columns
  if (field === 'voice_note') return (slot) => context.hasVoiceNote(texts.ids[slot]!)
  if (field === 'excluded')
    return (slot) => context.isExcluded({ phones: phonesIn(texts.phones(slot)), emails: emailsIn(texts.emails(slot)) })
  if (field === 'picture') return (slot) => texts.pictures[slot] !== ''
  if (field === 'restricted_at') return (slot) => numbers.restricted[slot] === 1
  if (field === 'tag') return (slot) => interned.tags.values[numbers.tags[slot]!] !== ''
  if (field === 'category' || field === 'source' || field === 'country')
    return (slot) => interned[field].values[numbers[field][slot]!] !== ''
  if (field === 'phones' || field === 'emails') {
    const marks = numbers[field === 'phones' ? 'phoneMarks' : 'emailMarks']
    return (slot) => marks[slot] !== 0
  }
  const { after, to } = spanOfField(field, columns)
  return (slot) => to[slot]! > (after ? after[slot]! + 1 : 0)
}

function choiceTest({ field, values }: ChoiceCondition, columns: ContactColumns): Test {
  const { searched, numbers, interned } = columns
  const wanted = new Set<string>(values)
  if (field === 'is_wt' || field === 'is_valid') {
    const column = field === 'is_wt' ? 'phoneMarks' : 'emailMarks'
    const statusOf = field === 'is_wt' ? statusOfPhone : statusOfEmail
    const has = interned[column].values.map((marks) => [...marks].some((mark) => wanted.has(statusOf(mark))))
    return (slot) => has[numbers[column][slot]!]!
  }
  if (field === 'calling_code') {
    const slots = columns.slots()
    const has = new Uint8Array(columns.size)
    for (const code of values)
      searched.findEach(` ${code}`, slots, { after: numbers.remarkEnd }).forEach((place, at) => {
        if (place >= 0) has[slots[at]!] = 1
      })
    return (slot) => has[slot] === 1
  }
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

const statusOfPhone = (mark: string) => phonesIn(mark)[0]!.is_wt
const statusOfEmail = (mark: string) => emailsIn(mark)[0]!.is_valid

/** Those whose text is as `textHolds` says: nothing is cut out of what is searched or folded per contact. */
function holdingText(condition: TextCondition, columns: ContactColumns, slots: Int32Array): Int32Array {
  const { field, is } = condition
  const opposite = is === 'lacks' ? 'contains' : is === 'differs' ? 'equals' : null
  if (opposite) {
    const found = new Uint8Array(columns.size)
    for (const slot of holdingText({ ...condition, is: opposite }, columns, slots)) found[slot] = 1
    return passingSlots(slots, (slot) => found[slot] === 0)
  }
  const { searched, numbers } = columns
  const holding = (words: readonly string[], span: TextSpan) => {
    const found = new Uint8Array(columns.size)
    for (const word of words) {
      const places = searched.findEach(word, slots, span)
      for (let at = 0; at < slots.length; at++) if (places[at]! >= 0) found[slots[at]!] = 1
    }
    return passingSlots(slots, (slot) => found[slot] === 1)
  }
  if (field === 'phones') return holding(inBlanks(is, digitWritings(condition.value)), { after: numbers.remarkEnd })
  const wanted = folded(condition.value)
  const span = spanOfField(field, columns)
  // In no address is a blank.
  if (field === 'emails') return wanted.includes(' ') ? new Int32Array() : holding(inBlanks(is, [wanted]), span)
  if (is === 'contains') return holding([wanted], span)
  const size = new TextEncoder().encode(wanted).length
  const places = searched.findEach(wanted, slots, span)
  const { after, to } = span
  return slots.filter((slot, at) => {
    const from = after ? after[slot]! + 1 : 0
    return places[at] === from && (is === 'begins' || to[slot] === from + size)
  })
}

/** Each value stands between two blanks. */
const inBlanks = (is: TextCondition['is'], words: readonly string[]) =>
  words.map((word) => (is === 'contains' ? word : is === 'begins' ? ` ${word}` : ` ${word} `))

/** Where one field stands in what is searched. */
function spanOfField(field: Exclude<TextFilterField, 'phones'> | 'custom', { numbers }: ContactColumns) {
  const place = searchedFields.indexOf(field)
  return { ...(place > 0 && { after: numbers[endColumns[place - 1]!] }), to: numbers[endColumns[place]!] }
}
