import * as z from 'zod/mini'
import {
  isLei,
  type RegisterAddress,
  type RegisterCompany,
  type RegisterPage,
} from '#domain/leadSources/companyRegister'
import { sourceEvidence } from '#domain/leadSources/licences'
import { failedTrouble, type SourceAnswer, wholeAnswer } from '#domain/leadSources/sourceAnswer'
import { jsonOf } from '../channels/callService.ts'
import { askSource, type SourceReach } from './askSource.ts'

/** `url`: `https://api.gleif.org/api/v1`. It answers 60 questions a minute, without a key. */
export type GleifSetting = SourceReach & { url: string }

type NameQuestion = { name: string; country: string | null; page: number }
const pageSize = 20

/** Companies by any of their names, also in another script. */
export async function findAtGleif(
  setting: GleifSetting,
  { name, country, page }: NameQuestion,
  signal: AbortSignal,
): Promise<SourceAnswer<RegisterPage>> {
  const query = new URLSearchParams({
    'filter[entity.names]': name,
    ...(country && { 'filter[entity.legalAddress.country]': country }),
    'page[size]': String(pageSize),
    'page[number]': String(page),
  })
  const answer = await askSource(setting, { url: `${setting.url}/lei-records?${query.toString()}`, headers }, signal)
  if (answer.kind !== 'said') return answer
  const read = z.safeParse(Page, jsonOf(answer.text))
  if (answer.status !== 200 || !read.success)
    return failedTrouble(answer.status === 400 ? 'refused' : 'unreadable', String(answer.status))
  const companies = read.data.data.map((record) => companyOf(record, setting.clock()))
  return wholeAnswer({ companies, total: read.data.meta.pagination.total })
}

/** null: there is no such LEI. One whose digits do not check is not asked for. */
export async function askLei(
  setting: GleifSetting,
  lei: string,
  signal: AbortSignal,
): Promise<SourceAnswer<RegisterCompany | null>> {
  if (!isLei(lei)) return wholeAnswer(null)
  const answer = await askSource(setting, { url: `${setting.url}/lei-records/${lei}`, headers }, signal)
  if (answer.kind !== 'said') return answer
  const body = jsonOf(answer.text)
  // Only GLEIF itself can say that there is none.
  if (answer.status === 404 && z.safeParse(Errors, body).success) return wholeAnswer(null)
  const read = z.safeParse(Single, body)
  if (answer.status !== 200 || !read.success || read.data.data.attributes.lei !== lei)
    return failedTrouble('unreadable', String(answer.status))
  return wholeAnswer(companyOf(read.data.data, setting.clock()))
}

const headers = { accept: 'application/vnd.api+json' }

const text = z.nullish(z.string())
const Address = z.object({
  addressLines: z.nullish(z.array(z.string())),
  city: text,
  region: text,
  country: text,
  postalCode: text,
})
const Names = z.nullish(z.array(z.object({ name: z.string() })))
const LeiRecord = z.object({
  attributes: z.object({
    lei: z.string(),
    entity: z.object({
      legalName: z.object({ name: z.string() }),
      otherNames: Names,
      transliteratedOtherNames: Names,
      legalAddress: Address,
      headquartersAddress: z.nullish(Address),
      registeredAs: text,
      status: text,
      creationDate: text,
    }),
  }),
})
const Page = z.object({
  meta: z.object({ pagination: z.object({ total: z.int() }) }),
  data: z.array(LeiRecord),
})
const Single = z.object({ data: LeiRecord })
const Errors = z.object({ errors: z.array(z.unknown()) })

function companyOf({ attributes: { lei, entity } }: z.output<typeof LeiRecord>, at: number): RegisterCompany {
  const address = addressOf(entity.legalAddress)
  const headquarters = entity.headquartersAddress ? addressOf(entity.headquartersAddress) : null
  const others = [...(entity.otherNames ?? []), ...(entity.transliteratedOtherNames ?? [])].map(({ name }) => name)
  return {
    register: 'gleif',
    id: lei,
    name: entity.legalName.name,
    other_names: [...new Set(others)],
    state: entity.status === 'ACTIVE' ? 'active' : entity.status === 'INACTIVE' ? 'ended' : 'unknown',
    local_id: entity.registeredAs ?? '',
    address,
    headquarters: JSON.stringify(headquarters) === JSON.stringify(address) ? null : headquarters,
    founded_on: dayOf(entity.creationDate),
    industries: [],
    evidence: sourceEvidence('gleif', `https://search.gleif.org/#/record/${lei}`, at),
  }
}

const addressOf = ({ addressLines, city, region, country, postalCode }: z.output<typeof Address>): RegisterAddress => ({
  lines: addressLines ?? [],
  city: city ?? '',
  region: region ?? '',
  postcode: postalCode ?? '',
  country: country ?? '',
})

const dayOf = (time: string | null | undefined): string => /^\d{4}-\d{2}-\d{2}/.exec(time ?? '')?.[0] ?? ''
