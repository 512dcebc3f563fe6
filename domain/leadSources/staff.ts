import { isFreeMail } from '../email/deliverability/mailDomains.ts'
import { companyNameKey } from './companyName.ts'
import type { FoundValue } from './foundValue.ts'
import { concludedEmail, isEmailOf, learnMailPattern } from './mailPattern.ts'
import { type PersonName, readPersonName } from './personName.ts'

/** Somebody who stands for a company, as its site says. `chance`: of an email that was concluded; null: it was read. */
export type StaffMember = {
  name: PersonName
  /** where the name was read; null: only whoever asked knows it */
  said: FoundValue | null
  role: string
  email: { value: string; said: FoundValue | null; examples: string[]; chance: number | null } | null
}

/** How likely somebody is there whom no page names. */
const unnamedChance = 0.5

/** Whoever the site names, and `wanted`, with the address that is or would be theirs. Minors and private addresses are left out. */
export function staffOf(values: readonly FoundValue[], wanted: readonly PersonName[] = []): StaffMember[] {
  const emails = values.filter(({ kind }) => kind === 'email')
  const domain = mostUsedDomain(emails.map(({ value }) => value))
  const named = peopleIn(values)
  const unnamed = wanted.filter((person) => !named.some(({ name }) => isSamePerson(name, person)))
  const learnt = learnMailPattern(
    emails.map(({ value }) => value),
    named.map(({ name }) => name),
    domain,
  )

  const emailOf = (name: PersonName, isNamed: boolean): StaffMember['email'] => {
    const own = emails.find(({ value }) => isEmailOf(value, name, domain))
    if (own) return { value: own.value, said: own, examples: [], chance: null }
    const value = learnt && concludedEmail(learnt.pattern, name, domain)
    if (!learnt || !value) return null
    const said = emails.find(({ value }) => value === learnt.examples[0]) ?? null
    return { value, said, examples: learnt.examples, chance: learnt.chance * (isNamed ? 1 : unnamedChance) }
  }
  const members = [
    ...named.map(({ name, said }) => ({
      name,
      said,
      role: roleBeside(said.snippet, said.value),
      email: emailOf(name, true),
    })),
    ...unnamed.map((name) => ({ name, said: null, role: '', email: emailOf(name, false) })),
  ]
  return members.filter(({ said, email }) => said || email)
}

function peopleIn(values: readonly FoundValue[]): { name: PersonName; said: FoundValue }[] {
  const people: { name: PersonName; said: FoundValue }[] = []
  for (const said of values) {
    const name = said.kind === 'person' && !saysMinor(said.snippet) ? readPersonName(said.value) : null
    if (name && !people.some((one) => isSamePerson(one.name, name))) people.push({ name, said })
  }
  return people
}

export const isSamePerson = (one: PersonName, other: PersonName): boolean =>
  companyNameKey(one.full) === companyNameKey(other.full) ||
  (one.last !== '' && one.last === other.last && one.first === other.first)

/** An address at a mail service that anybody may have is nobody's of the company. */
function mostUsedDomain(emails: readonly string[]): string {
  const domains = emails.map((email) => email.slice(email.lastIndexOf('@') + 1)).filter((domain) => !isFreeMail(domain))
  const countOf = (domain: string) => domains.filter((one) => one === domain).length
  return domains.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ''
}

/** "Purchasing Manager: Jonas Petersen", "Jonas Petersen, Purchasing Manager", "总经理:王小明". */
export function roleBeside(snippet: string, name: string): string {
  const at = snippet.indexOf(name)
  if (at < 0) return ''
  const sentences = snippet
    .slice(0, at)
    .replace(courtesy, ' ')
    .trim()
    .split(/[.;|·]\s|\s{2,}/)
  const before = trimmedRole(sentences.at(-1) ?? '')
  const after = /^\s*[,(–—-]\s*([^,;.()|]{2,60})/u.exec(snippet.slice(at + name.length))?.[1] ?? ''
  return isRoleText(before) ? before : isRoleText(trimmedRole(after)) ? trimmedRole(after) : ''
}

const courtesy = /(?<!\p{L})(?:herrn?|frau|mr|mrs|ms|dr|prof|dipl|ing|mme|sr|sra)\.?(?:-ing\.)?(?=\s|$)/giu
const trimmedRole = (text: string): string => text.replace(/^[\s,;:：•*–—-]+|[\s,;:：•*(–—-]+$/g, '')
const isRoleText = (text: string): boolean =>
  text.length >= 2 && text.length <= 60 && /\p{L}{2}/u.test(text) && !/[@\d]{3}|https?:/.test(text)

/** Pupils, and everybody of whom a page says that they are younger than eighteen. */
const minorSigns = [
  /(?<!\d)(?:[5-9]|1[0-7])[\s-]?(?:years?[\s-]old|jahre alt|jährig|ans\b|años\b|anos\b|лет\b|岁|yaşında)/iu,
  /\b(?:aged?|alter|âge|edad|idade)[:\s]{1,3}(?:[5-9]|1[0-7])(?!\d)/iu,
  /\b(?:schülerin|schüler|schülerpraktikant\w*|pupil|schoolboy|schoolgirl|high school student|élève|alumno de secundaria)\b/iu,
  /小学生|中学生|初中生|高中生|未成年|школьни/u,
]
export const saysMinor = (text: string): boolean => minorSigns.some((sign) => sign.test(text))
