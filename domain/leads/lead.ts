import * as z from 'zod/mini'
import type { ContactFields } from '../contacts/contact.ts'
import { leadSources, licenceEnds, sourceLicences } from '../leadSources/licences.ts'
import { limits } from '../limits.ts'
import { derivedIdAfter, derivedIdAt } from '../shared/derivedId.ts'
import { Email, FullNumber, Id, Line, Time, text, WebAddress } from '../shared/schema.ts'
import { type FoundLead, LeadCount, type LeadField, LeadValue } from './foundLead.ts'

export const leadStates = ['new', 'kept', 'thrown'] as const
export type LeadState = (typeof leadStates)[number]

/** What lists show, sort and find by: the first of each that is known. */
const LeadColumns = z.object({
  name: Line,
  email: Line,
  phone: Line,
  website: text(limits.urlLength),
  city: Line,
  country: Line,
  /** of an exhibitor */
  hall: Line,
  booth: Line,
})
type LeadColumns = z.output<typeof LeadColumns>

/** What a job has found of one company, store or person; it lives with its job. */
export const LeadRow = z.extend(LeadColumns, {
  /** when its stand was visited; null: not yet */
  visited_at: z.nullable(Time),
  /** what the user wrote about it */
  note: text(limits.paragraphLength),
  id: Id,
  lead_job_id: Id,
  /** the same one within its job: see `FoundLead` */
  key: text(limits.urlLength),
  place: z.nullable(z.object({ lat: z.number(), lon: z.number() })),
  values: z.array(LeadValue).check(z.maxLength(limits.leadValues)),
  /** how many followed it, each time that it was counted, the newest last */
  counts: z._default(z.array(LeadCount).check(z.maxLength(limits.leadCounts)), []),
  /** when a value of it is deleted because its licence lets it stand no longer; null: never */
  expires_at: z._default(z.nullable(Time), null),
  state: z.enum(leadStates),
  /** the contact that it became, or was added to; null: none */
  contact_id: z.nullable(Id),
  created_at: Time,
  updated_at: Time,
})
export type LeadRow = z.output<typeof LeadRow>

/** Leads of a job stand together, in the order in which they were found: `number` counts those before it. */
export const leadIdOf = (job: string, number: number) => derivedIdAfter(job, number, 'lead', job)
/** The contact that a lead becomes: the same one on each device. */
export const contactIdOfLead = (lead: string) => derivedIdAt(lead, 'contact of lead', lead)
export const originIdOfLead = (lead: string) => derivedIdAt(lead, 'origin of lead', lead)

/** What only its user does to it. */
const untouched = { state: 'new', contact_id: null, visited_at: null, note: '' } as const

/** `number`: how many its job has found before. Null: nothing of it may be stored. */
export function newLead(
  job: string,
  number: number,
  { key, values, place, counts = [] }: FoundLead,
  at: number,
): LeadRow | null {
  const kept = storable(values)
  if (!kept.length) return null
  const id = leadIdOf(job, number)
  const facts = { id, lead_job_id: job, key, place, values: kept, counts, ...untouched } as const
  return { ...facts, ...columnsOfLead(kept, key), expires_at: endOf(kept), created_at: at, updated_at: at }
}

/** What is found again of it adds what is not known yet; null: nothing. */
export function withFound(lead: LeadRow, { values, place, counts = [] }: FoundLead, at: number): LeadRow | null {
  const stays = lead.values.filter((one) => !values.some((next) => replaces(next, one)))
  const all = storable([...stays, ...values])
  const isSame = stays.length === lead.values.length && all.length === stays.length
  const counted = withCounts(lead.counts, counts)
  if (isSame && counted.length === lead.counts.length && (lead.place || !place)) return null
  const known = { values: all, counts: counted, expires_at: endOf(all), place: lead.place ?? place }
  return { ...lead, ...columnsOfLead(all, lead.key), ...known, updated_at: at }
}

/** Of a value that expires, only the last reading is kept. */
const replaces = (next: LeadValue, one: LeadValue): boolean =>
  next.field === one.field && next.source === one.source && next.at > one.at && licenceEnds(one.licence, 0) !== null

const withCounts = (counts: readonly LeadCount[], more: readonly LeadCount[]): LeadCount[] =>
  [...counts, ...more.filter(({ at }) => counts.every((one) => one.at !== at))].slice(-limits.leadCounts)

/** The first of its values that goes. */
function endOf(values: readonly LeadValue[]): number | null {
  const ends = values.flatMap(({ licence, at }) => licenceEnds(licence, at) ?? [])
  return ends.length > 0 ? Math.min(...ends) : null
}

/** Without what its licence lets stand no longer. */
export function withoutExpired(lead: LeadRow, now: number): LeadRow {
  const values = lead.values.filter(({ licence, at }) => (licenceEnds(licence, at) ?? Infinity) > now)
  return { ...lead, ...columnsOfLead(values, lead.key), values, expires_at: endOf(values), updated_at: now }
}

/** Each value once, and only what its licence allows to keep. */
function storable(values: readonly LeadValue[]): LeadValue[] {
  const byValue = new Map<string, LeadValue>()
  for (const one of values) {
    const key = `${one.field} ${one.value.toLowerCase()}`
    if (sourceLicences[one.licence].mayStore && !byValue.has(key)) byValue.set(key, one)
  }
  return [...byValue.values()].slice(0, limits.leadValues)
}

function columnsOfLead(values: readonly LeadValue[], key: string): LeadColumns {
  const first = (field: LeadField) => valuesOf(values, field)[0] ?? ''
  const line = (field: LeadField) => cut(first(field), limits.lineLength)
  return {
    name: cut(first('company') || first('person') || first('website') || key, limits.lineLength),
    email: line('email'),
    phone: line('phone') || line('whatsapp'),
    website: cut(first('website'), limits.urlLength),
    city: line('city'),
    country: line('country'),
    hall: line('hall'),
    booth: line('booth'),
  }
}

/** Never through the middle of a character. */
const cut = (words: string, most: number) => (words.length <= most ? words : [...words].slice(0, most / 2).join(''))

const valuesOf = (values: readonly LeadValue[], field: LeadField) =>
  values.filter((one) => one.field === field).map(({ value }) => value)

/** A contact's fields, as far as the lead's values are such; what is concluded and was never read stays away. */
export function contactOfLead({ values: all, note }: Pick<LeadRow, 'values' | 'note'>): ContactFields {
  const values = all.filter(isLasting)
  const first = (field: LeadField) => valuesOf(values, field)[0] ?? ''
  const fields: ContactFields = {
    name: cut(first('person'), limits.lineLength),
    company: cut(first('company'), limits.lineLength),
    position: cut(first('role'), limits.lineLength),
    company_website: z.safeParse(WebAddress, first('website')).data ?? '',
    address: cut(first('address'), 1_000),
    country: /^[A-Z]{2}$/.test(first('country')) ? first('country') : '',
    phones: numbersOf(values).map((full_number) => ({ full_number, is_wt: 'unvalidated' })),
    emails: emailsOf(values).map((email) => ({ email, is_valid: 'toVerify' })),
    remark: cut([note, first('description')].filter(Boolean).join('\n'), limits.paragraphLength),
  }
  if (!fields.name && !fields.company) fields.company = cut(first('website'), limits.lineLength)
  return fields
}

/** Read, and not concluded; and nothing that has to be deleted again. */
const isLasting = ({ chance, licence }: LeadValue) => chance === null && licenceEnds(licence, 0) === null

const numbersOf = (values: readonly LeadValue[]) =>
  once([...valuesOf(values, 'phone'), ...valuesOf(values, 'whatsapp')].map((one) => one.replace(/\D/g, '')))
    .filter((one) => z.safeParse(FullNumber, one).success)
    .slice(0, limits.phonesPerContact)

const emailsOf = (values: readonly LeadValue[]) =>
  once(valuesOf(values, 'email').flatMap((one) => z.safeParse(Email, one).data ?? [])).slice(0, limits.emailsPerContact)

const once = (texts: readonly string[]) => [...new Set(texts)]

/** What of a contact people ask where it is from, the most asked first. */
const askedFields: readonly LeadField[] = [
  'phone',
  'whatsapp',
  'email',
  'person',
  'role',
  'website',
  'social',
  'address',
  'company',
]

/**
 * Where its contact came from: from a source, so the person has to be told. The evidence has each page and what it says, so that
 * whoever holds the contact sees it without a network, also when the job is long gone.
 */
export function originOfLead({ values }: Pick<LeadRow, 'values'>, job: string, at: number) {
  const known = askedFields.flatMap((field) => values.filter((one) => one.field === field && isLasting(one)))
  const told = known.length > 0 ? known : values
  const titles = once(told.map(({ source }) => leadSources[source].title)).join(', ')
  return {
    way: 'elsewhere',
    name: cut([titles, job].filter(Boolean).join(': '), limits.lineLength),
    licence: cut(once(told.map(({ licence }) => sourceLicences[licence].title)).join(', '), limits.lineLength),
    evidence: linesWithin(evidenceOf(told), limits.evidenceLength),
    collected_at: Math.min(at, ...told.map((one) => one.at)),
    fields: [],
  } as const
}

/** Each page, and below it what it says. */
function evidenceOf(values: readonly LeadValue[]): string[] {
  const byPage = new Map<string, LeadValue[]>()
  for (const value of values) {
    const page = value.url || leadSources[value.source].title
    byPage.set(page, [...(byPage.get(page) ?? []), value])
  }
  return [...byPage].map(([page, told]) => `${page}\n${once(told.map(shownValue)).join(' · ')}`)
}

const shownValue = ({ field, value }: LeadValue): string => {
  const isNumber = (field === 'phone' || field === 'whatsapp') && /^[1-9]\d{6,14}$/.test(value)
  return `${isNumber ? '+' : ''}${cut(value, 120)}`
}

/** As many whole lines as there is room for. */
function linesWithin(lines: readonly string[], most: number): string {
  let text = ''
  for (const line of lines) {
    const longer = text ? `${text}\n${line}` : line
    if (longer.length <= most) text = longer
  }
  return text
}
