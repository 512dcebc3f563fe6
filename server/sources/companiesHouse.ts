import * as z from 'zod/mini'
import type { RegisterAddress, RegisterCompany, RegisterPage } from '#domain/leadSources/companyRegister'
import { sourceEvidence } from '#domain/leadSources/licences'
import { failedTrouble, type SourceAnswer, wholeAnswer } from '#domain/leadSources/sourceAnswer'
import { jsonOf } from '../channels/callService.ts'
import { askSource, type SourceReach } from './askSource.ts'

/** `url`: `https://api.company-information.service.gov.uk`. A key answers 600 questions in five minutes. */
export type CompaniesHouseSetting = SourceReach & { url: string; key: string }

const pageSize = 20

/** Companies of the United Kingdom by name. Officers are persons, and are not asked for. */
export async function findAtCompaniesHouse(
  setting: CompaniesHouseSetting,
  { name, page }: { name: string; page: number },
  signal: AbortSignal,
): Promise<SourceAnswer<RegisterPage>> {
  const query = new URLSearchParams({
    q: name,
    items_per_page: String(pageSize),
    start_index: String((page - 1) * pageSize),
  })
  const answer = await ask(setting, `/search/companies?${query.toString()}`, signal)
  if (answer.kind !== 'said') return answer
  const read = z.safeParse(SearchPage, jsonOf(answer.text))
  if (answer.status !== 200 || !read.success) return failedTrouble('unreadable', String(answer.status))
  const companies = read.data.items.map(({ title, address, ...rest }) =>
    companyOf({ ...rest, company_name: title, registered_office_address: address }, setting.clock()),
  )
  return wholeAnswer({ companies, total: read.data.total_results })
}

/** null: there is no such number. */
export async function askCompanyNumber(
  setting: CompaniesHouseSetting,
  number: string,
  signal: AbortSignal,
): Promise<SourceAnswer<RegisterCompany | null>> {
  if (!/^[A-Z\d]{2}\d{6}$/.test(number)) return wholeAnswer(null)
  const answer = await ask(setting, `/company/${number}`, signal)
  if (answer.kind !== 'said') return answer
  const body = jsonOf(answer.text)
  if (answer.status === 404 && z.safeParse(Missing, body).success) return wholeAnswer(null)
  const read = z.safeParse(Profile, body)
  if (answer.status !== 200 || !read.success) return failedTrouble('unreadable', String(answer.status))
  return wholeAnswer(companyOf(read.data, setting.clock()))
}

/** The key is the name, and there is no password. */
const ask = (setting: CompaniesHouseSetting, path: string, signal: AbortSignal) =>
  askSource(
    setting,
    {
      url: setting.url + path,
      headers: { authorization: `Basic ${Buffer.from(`${setting.key}:`).toString('base64')}` },
    },
    signal,
  )

const text = z.nullish(z.string())
const Address = z.object({
  premises: text,
  address_line_1: text,
  address_line_2: text,
  locality: text,
  region: text,
  postal_code: text,
  country: text,
})
const shape = {
  company_number: z.string(),
  company_status: text,
  date_of_creation: text,
  sic_codes: z.nullish(z.array(z.string())),
}
const SearchItem = z.object({ ...shape, title: z.string(), address: z.nullish(Address) })
const SearchPage = z.object({ total_results: z.int(), items: z.array(SearchItem) })
const Profile = z.object({ ...shape, company_name: z.string(), registered_office_address: z.nullish(Address) })
const Missing = z.object({ errors: z.array(z.unknown()) })

/** The states of a company that is over; of any other it may still trade. */
const endings = new Set(['dissolved', 'converted-closed', 'closed', 'removed'])

function companyOf(profile: z.output<typeof Profile>, at: number): RegisterCompany {
  const { company_number: id, company_status: state } = profile
  return {
    register: 'companiesHouse',
    id,
    name: profile.company_name,
    other_names: [],
    state: !state ? 'unknown' : endings.has(state) ? 'ended' : 'active',
    local_id: id,
    address: addressOf(profile.registered_office_address ?? {}),
    headquarters: null,
    founded_on: profile.date_of_creation ?? '',
    industries: profile.sic_codes ?? [],
    evidence: sourceEvidence(
      'companiesHouse',
      `https://find-and-update.company-information.service.gov.uk/company/${id}`,
      at,
    ),
  }
}

function addressOf(address: z.output<typeof Address>): RegisterAddress {
  const { premises, address_line_1, address_line_2 } = address
  return {
    lines: [[premises, address_line_1].filter(Boolean).join(' '), address_line_2 ?? ''].filter(Boolean),
    city: address.locality ?? '',
    region: address.region ?? '',
    postcode: address.postal_code ?? '',
    country: address.country ?? '',
  }
}
