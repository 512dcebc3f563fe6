import { type Contact, emptyDraft, followUpStatuses, newContact } from '#domain/contacts/contact'
import type { Random } from './random.ts'
import * as words from './words.ts'

export type SampleLabels = { tag: readonly string[]; category: readonly string[]; source: readonly string[] }

const day = 24 * 3_600_000
const byShare = words.countries.flatMap((country) => Array.from({ length: country.share }, () => country))

/** One believable contact, made at some time in the two years before `now`. */
export function sampleContact(
  random: Random,
  { owner, labels, now }: { owner: string; labels: SampleLabels; now: number },
): Contact {
  const country = random.pick(byShare)
  const created_at = now - random.below(730 * day)
  const person = personOf(random, country)
  const company = companyOf(random, country)
  // Nobody's, for ever (RFC 2606).
  const website = `${slug(company.latin)}${random.below(900) + 100}.${country.domain}.example`
  const draft = {
    ...emptyDraft,
    name: person.name,
    company: company.name,
    position: random.pick(country.names === 'zh' ? words.zhPositions : words.positions),
    company_website: random.chance(0.6) ? `www.${website}` : '',
    address: random.chance(0.5) ? addressOf(random, country) : '',
    founded_time: random.chance(0.4) ? String(1980 + random.below(45)) : '',
    country: country.code,
    phones: phonesOf(random, country),
    emails: random.chance(0.85)
      ? [
          {
            email: `${slug(person.latin)}@${website}`,
            is_valid: random.pick(['toVerify', 'valid', 'valid', 'invalid'] as const),
          },
        ]
      : [],
    tag: random.chance(0.6) ? [...new Set([random.pick(labels.tag), random.pick(labels.tag)])] : [],
    category: random.chance(0.7) ? random.pick(labels.category) : null,
    source: random.chance(0.9) ? random.pick(labels.source) : null,
    follow_up_status: random.chance(0.5) ? 'none' : random.pick(followUpStatuses),
    remark: random.chance(0.25) ? random.pick(words.remarks) : '',
  }
  return {
    ...newContact(random.id(created_at), draft, owner, created_at),
    updated_at: Math.min(now, created_at + random.below(90 * day)),
    email_send_count: random.chance(0.3) ? random.below(12) : 0,
    wt_send_count: random.chance(0.2) ? random.below(8) : 0,
  }
}

function personOf(random: Random, { names }: words.Country): { name: string; latin: string } {
  if (names === 'zh') {
    const name = random.pick(words.zhSurnames) + random.pick(words.zhGiven)
    return { name, latin: random.pick(['sales', 'info', 'export', 'manager', 'vip']) + random.digits(3) }
  }
  const { first, last } = words.latinNames[names]
  const parts = names === 'vi' ? [random.pick(last), random.pick(first)] : [random.pick(first), random.pick(last)]
  return { name: parts.join(' '), latin: parts.join('.') }
}

function companyOf(random: Random, { code, cities, names }: words.Country): { name: string; latin: string } {
  const brand = `${random.pick(words.brands)} ${random.pick(words.trades)}`
  if (names !== 'zh') return { name: `${brand} ${random.pick(words.endings[code]!)}`, latin: brand }
  return {
    name: `${random.pick(cities)}${random.pick(words.zhBrands)}${random.pick(words.zhTrades)}有限公司`,
    latin: brand,
  }
}

const addressOf = (random: Random, { names, cities }: words.Country) =>
  names === 'zh'
    ? `${random.pick(cities)}市${random.pick(['人民', '解放', '中山', '建设', '滨海'])}路${random.below(900) + 1}号`
    : `${random.below(300) + 1} ${random.pick(['Harbour', 'Market', 'Station', 'Mill', 'Park'])} Street, ${random.pick(cities)}`

function phonesOf(random: Random, { phone }: words.Country): Contact['phones'] {
  const count = random.chance(0.9) ? (random.chance(0.2) ? 2 : 1) : 0
  return Array.from({ length: count }, () => {
    const [start, digits] = random.pick(phone)
    const is_wt = random.pick(['unvalidated', 'registered', 'unregistered'] as const)
    return { full_number: start + random.digits(digits), is_wt }
  })
}

const slug = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '')
