import { type Contact, newContact } from '#domain/contacts/contact'
import type { ExcludedContact } from '#domain/contacts/excluded'
import type { Random } from './random.ts'

/** The same person in the list of an exhibition: other letters, one address less, another note. */
export function sampleDouble(random: Random, { name, company, ...row }: Contact, now: number): Contact {
  const [first, ...rest] = name.split(' ')
  const at = now - random.below(20) * 86_400_000
  const reached = random.chance(0.5) ? { phones: row.phones } : { emails: row.emails }
  const written = rest.length ? `${rest.join(' ')}, ${first}`.toUpperCase() : name
  const { country, source } = row
  return newContact(random.id(at), { name: written, company, country, source, ...reached }, row.belongto, at)
}

const reasons = ['客户要求不再联系', 'Asked for no more mails', '']

export function sampleExcluded(
  random: Random,
  { phones, emails, belongto }: Contact,
  { nth, now }: { nth: number; now: number },
): ExcludedContact {
  return {
    id: random.id(now),
    full_number: nth % 2 ? phones[0]!.full_number : '',
    email: nth % 2 ? '' : emails[0]!.email,
    whatsapp_id: '',
    reason: reasons[nth % reasons.length]!,
    created_by: belongto,
    created_at: now,
    updated_at: now,
  }
}
