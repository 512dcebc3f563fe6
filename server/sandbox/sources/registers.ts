import type { Log } from '../../log.ts'
import { openSandboxSource, type SandboxSource, type SourceRequest, type SourceResponse } from './service.ts'

export const sandboxCompaniesHouseKey = 'sandbox-key'

type Company = {
  lei: string
  number: string
  name: string
  other: string
  country: string
  city: string
  status: string
}

/** Their LEIs check, and are nobody's: no issuer has the prefix 0000. */
const companies: readonly Company[] = [
  ['00000000SANDBOXLUZ', 'Luz e Sombra Iluminação, Lda', 'Light and Shadow Lighting', 'PT', 'Lisboa', 'ACTIVE'],
  ['00000000SANDBOXELB', 'Elbe Leuchten GmbH', 'Elbe Lights', 'DE', 'Hamburg', 'ACTIVE'],
  ['00000000SANDBOXHUA', '上海华美灯饰有限公司', 'Shanghai Huamei Lighting Co., Ltd.', 'CN', '上海市', 'ACTIVE'],
  ['00000000SANDBOXOLD', 'Old Lamp Works Limited', 'Lighting of Old', 'GB', 'London', 'INACTIVE'],
  ['00000000SANDBOXTHM', 'Thames Lighting Limited', 'Thames Lights', 'GB', 'London', 'ACTIVE'],
].map(([lei, name, other, country, city, status], n) => ({
  lei: `${lei}${checkDigits(lei!)}`,
  number: `0${7_495_895 + n}`,
  name: name!,
  other: other!,
  country: country!,
  city: city!,
  status: status!,
}))

/** ISO 7064, mod 97-10. */
function checkDigits(text: string): string {
  const digits = `${text}00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return String(98 - Number(BigInt(digits) % 97n)).padStart(2, '0')
}

/** GLEIF's register with five companies. */
export const openSandboxGleif = (log: Log, port = 0): Promise<SandboxSource> =>
  openSandboxSource(log, answerAsGleif, { port })

function answerAsGleif({ path, query }: SourceRequest): SourceResponse {
  const lei = /^\/lei-records\/(\w+)$/.exec(path)?.[1]
  if (lei) {
    const found = companies.find((company) => company.lei === lei)
    return found
      ? { body: { data: leiRecord(found) } }
      : { status: 404, body: { errors: [{ status: '404', title: 'Record not found' }] } }
  }
  if (path !== '/lei-records') return { status: 404, body: '' }
  const [name, country] = [query.get('filter[entity.names]'), query.get('filter[entity.legalAddress.country]')]
  const found = companies.filter(
    (company) => hasWords(`${company.name} ${company.other}`, name ?? '') && (!country || company.country === country),
  )
  const [size, page] = [Number(query.get('page[size]')), Number(query.get('page[number]'))]
  if (!(size >= 1 && size <= 200 && page >= 1)) return { status: 400, body: { errors: [{ title: 'Invalid page' }] } }
  return {
    body: {
      meta: {
        pagination: { currentPage: page, perPage: size, total: found.length, lastPage: Math.ceil(found.length / size) },
      },
      data: found.slice((page - 1) * size, page * size).map(leiRecord),
    },
  }
}

const hasWords = (text: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word))

function leiRecord({ lei, number, name, other, country, city, status }: Company): object {
  const address = { language: 'en', addressLines: ['1 Lamp Street'], city, region: null, country, postalCode: '1000' }
  return {
    type: 'lei-records',
    id: lei,
    attributes: {
      lei,
      entity: {
        legalName: { name, language: 'en' },
        otherNames: [{ name: other, language: 'en', type: 'TRADING_OR_OPERATING_NAME' }],
        transliteratedOtherNames: [],
        legalAddress: address,
        headquartersAddress: address,
        registeredAs: number,
        jurisdiction: country,
        status,
        creationDate: '2001-03-04T00:00:00Z',
      },
      registration: { status: 'ISSUED', lastUpdateDate: '2026-05-06T00:00:00Z' },
    },
  }
}

/** Companies House with the British ones of them. */
export const openSandboxCompaniesHouse = (log: Log, port = 0): Promise<SandboxSource> =>
  openSandboxSource(log, answerAsCompaniesHouse, { port })

function answerAsCompaniesHouse({ path, query, headers }: SourceRequest): SourceResponse {
  const key = Buffer.from(headers.authorization?.replace('Basic ', '') ?? '', 'base64').toString()
  if (key !== `${sandboxCompaniesHouseKey}:`)
    return { status: 401, body: { error: 'Invalid Authorization', type: 'ch:service' } }
  const british = companies.filter(({ country }) => country === 'GB')
  const number = /^\/company\/(\w+)$/.exec(path)?.[1]
  if (number) {
    const found = british.find((company) => company.number === number)
    return found
      ? { body: { ...facts(found), company_name: found.name, registered_office_address: office, sic_codes: ['47599'] } }
      : { status: 404, body: { errors: [{ error: 'company-profile-not-found', type: 'ch:service' }] } }
  }
  const found = british.filter(({ name }) => hasWords(name, query.get('q') ?? ''))
  const start = Number(query.get('start_index'))
  const items = found.slice(start, start + Number(query.get('items_per_page')))
  return {
    body: {
      kind: 'search#companies',
      total_results: found.length,
      start_index: start,
      items: items.map((company) => ({ ...facts(company), title: company.name, address: office })),
    },
  }
}

const office = {
  premises: '1',
  address_line_1: 'Lamp Street',
  locality: 'London',
  postal_code: 'EC1A 1BB',
  country: 'England',
}

const facts = ({ number, status }: Company): object => ({
  company_number: number,
  company_status: status === 'ACTIVE' ? 'active' : 'dissolved',
  company_type: 'ltd',
  date_of_creation: '2001-03-04',
})
