import { createHash } from 'node:crypto'
import { utils, write } from 'xlsx'
import { amount } from '../amounts.ts'

/** Somebody in a list; lines of one `person` are about the same one. */
type Line = {
  person: string
  name: string
  company: string
  position: string
  phone: string
  email: string
  website: string
  country: string
  booth: string
}
/** What there is of somebody when all lines about that person have become one contact. */
export type Known = { phones: Set<string>; emails: Set<string>; country: string; isExhibitor: boolean }

const exhibitors = amount('OFFICE_DAY')
const customers = Math.round(exhibitors * 0.69)
/** Customers who exhibit too, under the phone that is known. */
const exhibiting = 400
/** Exhibitors who stand twice in the list, word for word. */
const printedTwice = 100
/** Customers who exhibit under another phone and another email, in capital letters; and those who do so at two booths. */
const anotherWriting = 99
const twoBooths = 50
/** Offices of exhibitors, without a person: who they are, only the website says. */
const offices = 5

const syllables = 'ka lo mi ner tas vu rin bel sho da pe gor hai zen fu wan tri ost yu el'.split(' ')
/** Names that are nowhere near each other. */
const word = (n: number) => {
  const digest = createHash('sha1').update(String(n)).digest()
  const [first = '', ...rest] = Array.from(digest.subarray(0, 4), (byte) => syllables[byte % syllables.length]!)
  return `${first[0]!.toUpperCase()}${first.slice(1)}${rest.join('')}`
}
const countries = ['China', 'Germany', 'United States', 'India', 'Brazil']

/** `booth`: the how-manieth place where this person stands; each has a phone and an email of its own. */
const line = (n: number, booth = 0): Line => ({
  person: String(n),
  name: `${word(4 * n)} ${word(4 * n + 1)}`,
  company: `${word(4 * n + 2)} ${word(4 * n + 3)} Trading Co., Ltd.`,
  position: ['Buyer', 'CEO', '采购经理'][n % 3]!,
  phone: `+4915${booth}${String(n).padStart(8, '0')}`,
  email: `${word(4 * n)}${n}.${booth}@example.com`.toLowerCase(),
  website: `www.${word(4 * n + 2)}${n}.com`.toLowerCase(),
  country: countries[n % countries.length]!,
  booth: `${'ABC'[n % 3]}${n % 700}`,
})
const inCapitals = (one: Line): Line => ({ ...one, name: one.name.toUpperCase(), company: one.company.toUpperCase() })
const office = (of: Line): Line => ({
  ...of,
  name: '',
  company: `${of.company.split(' ')[0]} Export Office`,
  position: '',
  phone: '',
  email: `office@${of.website.slice(4)}`,
})

const some = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))

const known = some(customers, (n) => ({ ...line(n), position: '', website: '', booth: '' }))
const repeated = [
  ...some(exhibiting, (n) => line(n)),
  ...some(anotherWriting, (n) => inCapitals(line(1_000 + n, 1))),
  ...some(twoBooths, (n) => inCapitals(line(2_000 + n, 1))),
  ...some(twoBooths, (n) => inCapitals(line(2_000 + n, 2))),
]
const fresh = some(exhibitors - repeated.length - printedTwice - offices, (n) => line(customers + n))
const fair = [...fresh, ...repeated, ...fresh.slice(0, printedTwice), ...fresh.slice(-offices).map(office)]

/** What the lists are, and what there is after each step of the day. */
export const lists = {
  customers: csv(known),
  exhibitors: workbook(fair),
  counts: {
    customers,
    exhibitors,
    alreadyHere: exhibiting + printedTwice,
    added: exhibitors - exhibiting - printedTwice,
    sureGroups: anotherWriting + twoBooths,
    sureContacts: 2 * anotherWriting + 3 * twoBooths,
    doubtful: offices,
  },
  /** who stands at three places, and whose office is one with which exhibitor */
  triple: line(2_000),
  office: fresh.at(-1)!,
  /** When the sure ones are merged, and the office of the last exhibitor with that one. */
  people: peopleOf([...known, ...fair]),
}

function peopleOf(lines: readonly Line[]): Map<string, Known> {
  const people = new Map<string, Known>()
  const isApart = ({ name, person }: Line) => name === '' && person !== fresh.at(-1)!.person
  for (const one of lines) {
    const key = isApart(one) ? `office of ${one.person}` : one.person
    const before = people.get(key) ?? { phones: new Set(), emails: new Set(), country: one.country, isExhibitor: false }
    if (one.phone) before.phones.add(one.phone.slice(1))
    people.set(key, {
      ...before,
      emails: before.emails.add(one.email),
      isExhibitor: before.isExhibitor || one.booth !== '',
    })
  }
  return people
}

function csv(lines: readonly Line[]) {
  const text = lines.map(({ name, company, phone, email, country }) =>
    [`"${company}"`, name, phone, email, country].join(','),
  )
  return {
    name: 'customers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Company,Name,Mobile,Email,Country', ...text].join('\r\n')),
  }
}

/** As organisers send it: something above the header, and columns that no contact has. */
function workbook(lines: readonly Line[]) {
  const cells = lines.map(({ company, name, position, phone, email, website, country, booth }) => [
    company,
    name,
    position,
    phone,
    email,
    website,
    country,
    booth,
  ])
  const head = ['Company Name', 'Contact Person', 'Job Title', 'Mobile', 'Email', 'Website', 'Country', 'Booth No.']
  const sheet = utils.aoa_to_sheet([['Canton Fair: list of exhibitors'], [], head, ...cells])
  return {
    name: 'exhibitors.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: write({ SheetNames: ['Exhibitors'], Sheets: { Exhibitors: sheet } }, { type: 'buffer', compression: true }),
  }
}
