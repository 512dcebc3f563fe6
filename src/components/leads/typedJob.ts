import * as z from 'zod/mini'
import { type ErrorCode, isErrorCode } from '#domain/errors'
import { followersBetween } from '#domain/leadSources/followerFile'
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
  find: 'search' | 'list' | 'followers'
  /** of the followers in a file, counted from 1 */
  first: string
  last: string
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
  find: 'search',
  first: '1',
  last: '1000',
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
    case 'facebook':
    case 'instagram':
      return { kind, find: findOf(kind, typed) }
    case 'deepData':
      return { kind, subject: typed.subject, subjects: lines.map((line) => subjectOf(line, typed)) }
  }
}

const mostResultPages = 10

function findOf(kind: LeadKind, { find, keyword, country, city, first, last }: TypedJob) {
  if (find === 'list') return { by: find }
  return find === 'followers' && kind === 'instagram'
    ? { by: find, from: Number(first), to: Number(last) }
    : { by: 'search', keyword, country, city, pages: mostResultPages }
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
const isSocial = (kind: LeadKind) => kind === 'facebook' || kind === 'instagram'
/** Of which rows of a file go along as they are. */
export const isRowKind = (kind: LeadKind) => isList(kind) || isSocial(kind)

/** Rows that go along: of a file, or what was pasted; null: none do. */
export function broughtOf(kind: LeadKind, typed: TypedJob, file: readonly BroughtRow[] | null) {
  if (isSocial(kind)) return broughtProfiles(kind, typed, file)
  return isList(kind) && typed.way === 'brought' ? (file ?? pastedRows(typed.lines)) : null
}

/** Names one a line, or several with commas between them; of followers those of the range. */
function broughtProfiles(
  kind: LeadKind,
  { find, lines, first, last }: TypedJob,
  file: readonly BroughtRow[] | null,
): readonly BroughtRow[] | null {
  if (find === 'list')
    return (
      file ??
      linesOf(lines.replace(/[,，;；]\s*/g, '\n')).map((social) => ({ social: social.slice(0, limits.urlLength) }))
    )
  if (find !== 'followers' || kind !== 'instagram') return null
  // A range whose end is before its start is told by the domain.
  return Number(last) < Number(first) ? (file ?? []) : followersBetween(file ?? [], Number(first), Number(last))
}

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
  if (brought?.length === 0) return { faults: [{ field: 'lines', code: 'listRequired' }] }
  const asked = {
    id,
    name: nameOf(kind, typed).slice(0, limits.lineLength),
    saved: false,
    form: formOf(kind, typed),
    most_rows: mostRows(kind, typed, brought?.length ?? 0),
    most_points: typed.points ? Number(typed.points) : null,
    ends_at: typed.hour ? now + Number(typed.hour) * 3_600_000 : null,
    repeats,
    continues: null,
    brought_pages: brought ? Math.ceil(brought.length / limits.leadPageRows) : 0,
  }
  const read = z.safeParse(NewLeadJobShape, asked)
  if (read.success) return { job: read.data }
  const faults = read.error.issues.map(faultOf)
  // Of a field the fault that says most stands first.
  return { faults: faults.toSorted((a, b) => Number(a.code === 'inputInvalid') - Number(b.code === 'inputInvalid')) }
}

/** What was brought of pages and accounts costs nothing: where no end was typed, all of it is taken. */
const mostRows = (kind: LeadKind, { rows }: TypedJob, brought: number): number =>
  isSocial(kind) && rows === emptyJob.rows ? Math.min(limits.leadRows, Math.max(Number(rows), brought)) : Number(rows)

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
  from: 'first',
  to: 'last',
}

function nameOf(kind: LeadKind, typed: TypedJob): string {
  if (typed.name.trim()) return typed.name.trim()
  if (isSocial(kind) && typed.find === 'followers') return [typed.first, typed.last].join('–')
  if (kind === 'offlineStores' || (isSocial(kind) && typed.find === 'search'))
    return [typed.keyword, typed.city].filter(Boolean).join(' · ')
  const [first = '', ...more] = linesOf(typed.lines)
  return more.length ? `${first} +${more.length}` : first
}
