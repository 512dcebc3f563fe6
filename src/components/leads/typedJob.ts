import * as z from 'zod/mini'
import { type ErrorCode, isErrorCode } from '#domain/errors'
import type { SearchPlace } from '#domain/leadSources/searchPlaces'
import { pastedRows } from '#domain/leads/broughtRows'
import type { BroughtRow, LeadKind } from '#domain/leads/form'
import { type NewLeadJob, NewLeadJob as NewLeadJobShape } from '#domain/leads/job'
import { limits } from '#domain/limits'

/** What a form has as it is typed, whatever its kind uses of it. */
export type TypedJob = {
  name: string
  keyword: string
  country: string
  city: string
  from: 'osm' | 'overture'
  lines: string
  places: SearchPlace[]
  subject: 'company' | 'person' | 'staff'
  way: 'brought' | 'recipe' | 'industry'
  start: string
  entry: string
  next: string
  fields: string
  /** rows of the page on which the recipe was recorded; 0: it was typed */
  seen: number
  rows: string
  points: string
  hour: string
}

export const emptyJob: TypedJob = {
  name: '',
  keyword: '',
  country: '',
  city: '',
  from: 'osm',
  lines: '',
  places: ['google'],
  subject: 'company',
  way: 'brought',
  start: '',
  entry: '',
  next: '',
  fields: '',
  seen: 0,
  rows: '500',
  points: '',
  hour: '',
}

export type JobFault = { field: string; code: ErrorCode }

const linesOf = (text: string) => text.split(/\r?\n/).flatMap((line) => line.trim() || [])

/** As the domain takes it. */
function formOf(kind: LeadKind, typed: TypedJob): unknown {
  const { keyword, country, city } = typed
  const lines = linesOf(typed.lines)
  const recipe = typed.way === 'recipe' ? recipeOf(typed) : null
  switch (kind) {
    case 'offlineStores':
      return { kind, keyword, country, city, from: typed.from }
    case 'globalMedia':
      return { kind, words: lines, places: typed.places, country, pages: 1 }
    case 'domainSearch':
    case 'domainBg':
      return { kind, targets: lines }
    case 'globalFair':
      return { kind, fair_id: null, name: typed.name, recipe }
    case 'globalBtoB':
      return { kind, name: typed.name, industry: typed.way === 'industry' ? { keyword, country, city } : null, recipe }
    case 'deepData':
      return { kind, subject: typed.subject, subjects: lines.map((line) => subjectOf(line, typed)) }
  }
}

const recipeOf = ({ start, entry, next, fields, seen }: TypedJob) => ({
  start,
  entry,
  next,
  fields: selectorsIn(fields),
  ...(seen > 0 && { seen }),
})

/** `booth: .stand b` says where a value stands within an entry; nothing behind the colon is all of the entry. */
export const selectorsIn = (fields: string): Record<string, string> =>
  Object.fromEntries(
    linesOf(fields).flatMap((line) => {
      const [, field, selector = ''] = /^([a-z_]+)\s*[:：]\s*(.*)$/.exec(line) ?? []
      return field ? [[field, selector] as const] : []
    }),
  )

export const linesOfSelectors = (selectors: Record<string, string>): string =>
  Object.entries(selectors)
    .map(([field, selector]) => `${field}: ${selector}`)
    .join('\n')

/** A company, or a person and the company behind a comma; a site stands behind another one. */
function subjectOf(line: string, { subject, country }: TypedJob) {
  const parts = line.split(/[,，]/).map((part) => part.trim())
  const [person, company, site = ''] = subject === 'person' ? parts : ['', ...parts]
  return { company: company ?? '', person: person ?? '', country, site }
}

const isList = (kind: LeadKind) => kind === 'globalFair' || kind === 'globalBtoB'

/** Rows that go along: of a file, or what was pasted; null: none do. */
export const broughtOf = (kind: LeadKind, { way, lines }: TypedJob, file: readonly BroughtRow[] | null) =>
  isList(kind) && way === 'brought' ? (file ?? pastedRows(lines)) : null

/** What of a file is looked for: a line for each row that has it. */
export function linesOfRows(kind: LeadKind, { subject }: TypedJob, rows: readonly BroughtRow[]): string[] {
  const lineOf = ({ company = '', person = '', website = '', email = '' }: BroughtRow): string => {
    if (kind === 'domainSearch' || kind === 'domainBg') return website || email.split('@')[1] || ''
    if (kind === 'globalMedia') return company || person
    const parts = subject === 'person' ? [person, company, website] : [company, website]
    return parts[0]
      ? parts
          .map((part) => part.replace(/[,，]/g, ' '))
          .join(', ')
          .replace(/[, ]+$/, '')
      : ''
  }
  return [...new Set(rows.map(lineOf).filter(Boolean))].slice(0, limits.leadTargets)
}

/** The job, or what is wrong with what was typed. */
export function jobOf(
  kind: LeadKind,
  typed: TypedJob,
  {
    id,
    file,
    repeats = null,
    now,
  }: { id: string; file: readonly BroughtRow[] | null; repeats?: string | null; now: number },
): { job: NewLeadJob } | { faults: JobFault[] } {
  const brought = broughtOf(kind, typed, file)
  if (brought?.length === 0) return { faults: [{ field: 'lines', code: 'targetRequired' }] }
  const asked = {
    id,
    name: nameOf(kind, typed).slice(0, limits.lineLength),
    saved: false,
    form: formOf(kind, typed),
    most_rows: Number(typed.rows),
    most_points: typed.points ? Number(typed.points) : null,
    ends_at: typed.hour ? now + Number(typed.hour) * 3_600_000 : null,
    repeats,
    brought_pages: brought ? Math.ceil(brought.length / limits.leadPageRows) : 0,
  }
  const read = z.safeParse(NewLeadJobShape, asked)
  return read.success ? { job: read.data } : { faults: read.error.issues.map(faultOf) }
}

function faultOf({ path, message }: { path: PropertyKey[]; message: string }): JobFault {
  const last = path.findLast((part) => typeof part === 'string') ?? ''
  return { field: typedNames[last] ?? last, code: isErrorCode(message) ? message : 'inputInvalid' }
}
const typedNames: Readonly<Record<string, string>> = {
  words: 'lines',
  targets: 'lines',
  subjects: 'lines',
  company: 'lines',
  person: 'lines',
  site: 'lines',
  most_rows: 'rows',
  most_points: 'points',
  ends_at: 'hour',
}

function nameOf(kind: LeadKind, typed: TypedJob): string {
  if (typed.name.trim()) return typed.name.trim()
  if (kind === 'offlineStores') return [typed.keyword, typed.city].filter(Boolean).join(' · ')
  const [first = '', ...more] = linesOf(typed.lines)
  return more.length ? `${first} +${more.length}` : first
}
