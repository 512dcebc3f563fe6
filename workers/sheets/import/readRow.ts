import * as z from 'zod/mini'
import { type ContactFields, isEmptyDraft } from '#domain/contacts/contact'
import { countryOf } from '#domain/contacts/countries'
import { type CustomValues, isTooMuch } from '#domain/contacts/customField'
import { customKey } from '#domain/contacts/customKeys'
import { namePart } from '#domain/contacts/importColumns'
import { duplicateKeys } from '#domain/contacts/importDuplicates'
import type { ImportReason } from '#domain/contacts/importReasons'
import {
  cleanLine,
  cleanText,
  firstValue,
  importedDay,
  joinName,
  splitEmails,
  splitLabels,
  statusOf,
} from '#domain/contacts/importValues'
import { readCustom } from '#domain/contacts/readCustom'
import type { ErrorCode } from '#domain/errors'
import { limits } from '#domain/limits'
import { emailPattern, WebAddress } from '#domain/shared/schema'
import type { ImportField, ImportPlan } from '../api.ts'
import type { SheetRow } from '../read/workbook.ts'
import { listPhones } from './listPhones.ts'

export type RowProblem = {
  reason: ImportReason
  value?: string
  row?: string | number
  number?: string
  other?: string
}

/** A row as a contact. Labels are still names. */
export type ReadRow = {
  /** of the sheet, from 0 */
  index: number
  draft: ContactFields
  tags: string[]
  source: string
  category: string
  keys: string[]
  problems: RowProblem[]
}

type Column = { index: number; header: string; half: 'given' | 'family' | null }
type Columns = Map<ImportField, Column[]>
type Remark = { own: string[]; unread: string[]; other: string[] }

/** Reads rows as the plan says. `header` is the header row, or nothing. */
export function rowReader(plan: ImportPlan, header: readonly string[]): (row: SheetRow) => ReadRow {
  const columns: Columns = new Map()
  const titles = header.map(cleanLine)
  const prefixes = titles.map((title) => title && `${title}: `)
  const titleOf = (index: number) => titles[index] ?? ''
  const countryNamed = memoized(countryOf)
  for (const [key, field] of Object.entries(plan.mapping)) {
    const index = Number(key)
    const column = { index, header: titleOf(index), half: field === 'name' ? namePart(titleOf(index)) : null }
    columns.set(field, [...(columns.get(field) ?? []), column])
  }
  const mapped = new Set(Object.keys(plan.mapping).map(Number))
  const one = (field: ImportField) => columns.get(field)?.[0]
  const shortTexts = (['company', 'position'] as const).map((field) => ({ field, column: one(field) }))

  const custom = (plan.customFields ?? []).flatMap((field) =>
    (columns.get(customKey(field.id)) ?? []).map((column) => ({ field, column })),
  )

  return ({ index, cells, notes }) => {
    const draft: ContactFields = {}
    const problems: RowProblem[] = []
    const remark: Remark = { own: [], unread: [], other: [] }
    const cell = (column: Column | undefined) => (column ? (cells[column.index] ?? '') : '')
    const unread = (reason: ImportReason, value: string, column: Column) => {
      problems.push({ reason, value })
      remark.unread.push(column.header ? `${column.header}: ${value}` : value)
    }
    const line = (text: string, max: number = limits.lineLength) => {
      const clean = cleanLine(text)
      if (clean.length <= max) return clean
      problems.push({ reason: 'textCut', value: clean })
      return clean.slice(0, max).replace(/[\ud800-\udbff]$/, '')
    }

    for (const note of notes ?? []) {
      if (!mapped.has(note.column) || note.kind === 'rounded' || note.kind === 'hidden') continue
      problems.push({
        reason: noteReasons[note.kind],
        value: note.kind === 'cut' ? (cells[note.column] ?? '') : note.text,
      })
    }

    const name = line(nameOf(columns.get('name') ?? [], cell))
    if (name) draft.name = name
    for (const { field, column } of shortTexts) {
      const text = line(cell(column))
      if (text) draft[field] = text
    }
    const founded = line(cell(one('founded_time')))
    if (founded) draft.founded_time = importedDay(founded)
    const address = (columns.get('address') ?? []).map((column) => cleanLine(cell(column))).filter(Boolean)
    // Google gives an address as a whole and in parts.
    const parts = [...new Set(address)].filter(
      (part) => !address.some((other) => other !== part && other.includes(part)),
    )
    if (parts.length > 0) draft.address = line(parts.join(', '), 1_000)

    const countryColumn = one('country')
    const country = cleanLine(firstValue(cell(countryColumn)))
    const code = country ? countryNamed(country) : ''
    if (code) draft.country = code
    else if (country) unread('countryUnknown', country, countryColumn!)

    takePhones()
    takeEmails()

    const site = one('company_website')
    const url = cleanLine(firstValue(cell(site)))
    if (url && z.safeParse(WebAddress, url).success) draft.company_website = url
    else if (url) unread('urlUnreadable', url, site!)

    const status = one('follow_up_status')
    const word = cleanLine(cell(status))
    const known = word ? statusOf(word) : null
    if (known) draft.follow_up_status = known
    else if (word) unread('statusUnknown', word, status!)

    const tags = (columns.get('tag') ?? []).flatMap((column) =>
      splitLabels(cell(column)).map((label) => [label, column] as const),
    )
    const labels = tags.filter(([label, column]) => fits(label, column)).map(([label]) => label)
    const [source, category] = (['source', 'category'] as const).map((field) => {
      const label = cleanLine(cell(one(field)))
      return label && fits(label, one(field)!) ? label : ''
    }) as [string, string]

    takeCustom()
    takeRemark()
    const keys = plan.duplicates === 'add' || isEmptyDraft(draft) ? [] : duplicateKeys(draft)
    return { index, draft, tags: labels, source, category, keys, problems }

    function fits(label: string, column: Column): boolean {
      if (label.length <= limits.labelNameLength) return true
      unread('labelTooLong', label, column)
      return false
    }

    function takePhones() {
      const numbers: string[] = []
      for (const column of columns.get('phones') ?? []) {
        const text = cell(column)
        if (text.trim() === '') continue
        if (notes?.some((note) => note.column === column.index && note.kind === 'rounded')) {
          unread('phoneRounded', text, column)
          continue
        }
        const found = listPhones.readPhones(text, { row: code, user: plan.defaultCountry, bare: plan.bareNumbers })
        for (const { text: value, number, other } of found.doubts)
          problems.push({ reason: 'phoneDoubtful', value, number: `+${number}`, other: `+${other}` })
        for (const part of found.unread) unread('phoneUnreadable', part, column)
        for (const part of found.extended) remark.unread.push(column.header ? `${column.header}: ${part}` : part)
        for (const number of found.numbers) if (!numbers.includes(number)) numbers.push(number)
      }
      for (const number of numbers.splice(limits.phonesPerContact)) problems.push({ reason: 'tooMany', value: number })
      if (numbers.length > 0) draft.phones = numbers.map((full_number) => ({ full_number, is_wt: 'unvalidated' }))
    }

    function takeEmails() {
      const emails: string[] = []
      for (const column of columns.get('emails') ?? []) {
        const parts = splitEmails(cell(column))
        const right = parts.map((part) => part.toLowerCase()).filter(isEmail)
        // Names beside an address, as in "Ann <ann@example.com>", are no failed address.
        const wrong = parts.filter((part) => part.includes('@') && !isEmail(part.toLowerCase()))
        if (parts.length > 0 && right.length + wrong.length === 0) wrong.push(cleanLine(cell(column)))
        for (const part of wrong) unread('emailUnreadable', part, column)
        for (const email of right) if (!emails.includes(email)) emails.push(email)
      }
      for (const email of emails.splice(limits.emailsPerContact)) problems.push({ reason: 'tooMany', value: email })
      if (emails.length > 0) draft.emails = emails.map((email) => ({ email, is_valid: 'toVerify' }))
    }

    function takeCustom() {
      const values: CustomValues = {}
      for (const { field, column } of custom) {
        const text = cell(column)
        const read = readCustom(field, text)
        if (read.kind === 'wrong') unread(customReasons[read.code] ?? 'textCut', cleanLine(text), column)
        else if (read.value !== null) values[field.id] ??= read.value
      }
      if (isTooMuch(values)) problems.push({ reason: 'tooMany', value: Object.values(values).join(' ') })
      else if (Object.keys(values).length > 0) draft.custom_fields = values
    }

    function takeRemark() {
      for (const column of columns.get('remark') ?? []) {
        const text = cleanText(cell(column))
        if (text) remark.own.push(text)
      }
      if (plan.keepOtherColumnsInRemark)
        for (let at = 0; at < cells.length; at++) {
          const text = mapped.has(at) ? '' : cleanText(cells[at]!)
          if (text) remark.other.push(prefixes[at] ? prefixes[at] + text : text)
        }
      const text = remark.own.concat(remark.unread, remark.other).join('\n')
      if (text === '') return
      if (text.length > limits.paragraphLength) problems.push({ reason: 'textCut', value: text })
      draft.remark = text.slice(0, limits.paragraphLength).replace(/[\ud800-\udbff]$/, '')
    }
  }
}

/** A piece of a text holds on to all of it, so only so many are remembered. */
const mostNames = 300

/** A list names few countries, each of them often. */
function memoized(find: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const found = known.get(text) ?? find(text)
    if (known.size < mostNames) known.set(text, found)
    return found
  }
}

const customReasons: Partial<Record<ErrorCode, ImportReason>> = {
  numberInvalid: 'numberUnreadable',
  dateInvalid: 'dateUnreadable',
  choiceInvalid: 'optionUnknown',
}
const noteReasons = { error: 'cellError', formula: 'cellFormula', cut: 'textCut' } as const

const isEmail = (text: string) => text.length <= limits.emailLength && emailPattern.test(text)

function nameOf(columns: readonly Column[], cell: (column: Column) => string): string {
  if (columns.length === 1 && columns[0]!.half === null) return cell(columns[0]!)
  const part = (half: Column['half']) =>
    columns
      .filter((column) => column.half === half)
      .map((column) => cleanLine(cell(column)))
      .filter(Boolean)
      .join(' ')
  const [given, family, whole] = [part('given'), part('family'), part(null)]
  const has = (half: Column['half']) => columns.some((column) => column.half === half)
  // "Name" beside "Vorname" is the family's, unless all of it stands there.
  if (whole && given && !has('family') && !whole.includes(given)) return joinName(given, whole, '')
  if (whole && family && !has('given') && !whole.includes(family)) return joinName(whole, family, '')
  return joinName(given, family, whole)
}
