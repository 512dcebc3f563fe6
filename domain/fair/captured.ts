import type { Lead } from './bundle.ts'
import type { CardFields } from './readCard.ts'
import type { ScannedCard } from './scanned.ts'

/** What is known of somebody at the booth, as it would have been typed; looked at before it is kept. */
export type CardDraft = ScannedCard & { country: string }

export const emptyCaptured: CardDraft = {
  name: '',
  company: '',
  position: '',
  phones: [],
  emails: [],
  company_website: '',
  address: '',
  country: '',
  remark: '',
}

export const ofCard = ({ phones, ...card }: CardFields): CardDraft => ({
  ...card,
  phones: phones.map(({ text }) => text),
})
export const ofScanned = (card: ScannedCard): CardDraft => ({ ...card, country: '' })

/** Fills what is empty and adds what is more; what somebody typed stays as it is. */
export function filled(mine: CardDraft, more: CardDraft): CardDraft {
  const isRemarkNew = more.remark !== '' && !mine.remark.includes(more.remark)
  return {
    name: mine.name || more.name,
    company: mine.company || more.company,
    position: mine.position || more.position,
    company_website: mine.company_website || more.company_website,
    address: mine.address || more.address,
    country: mine.country || more.country,
    phones: united(mine.phones, more.phones, (phone) => phone.replace(/\D/g, '')),
    emails: united(mine.emails, more.emails, (email) => email.trim().toLowerCase()),
    remark: isRemarkNew ? [mine.remark, more.remark].filter(Boolean).join('\n') : mine.remark,
  }
}

function united(mine: readonly string[], more: readonly string[], key: (one: string) => string): string[] {
  const typed = mine.filter((one) => one.trim() !== '')
  const known = new Set(typed.map(key))
  return [...typed, ...more.filter((one) => !known.has(key(one)) && known.add(key(one)))]
}

export const isCardUntouched = (captured: CardDraft) =>
  Object.values(captured).every((value) => (Array.isArray(value) ? value.every((one) => !one.trim()) : !value.trim()))

/** Where and how somebody was met, and what is to follow. */
export type Stamp = {
  fair: { name: string; tag: string | null; source: string | null } | null
  booth: string
  tags: readonly string[]
  /** in words: a photographed card, a scanned code, by hand */
  how: string
  remindAt: number | null
  reminder: string
}

type Change =
  | { name: 'contact.create'; args: { rows: [Lead['contact']] } }
  | { name: 'contact_origin.create'; args: Lead['origins'][number] }
  | { name: 'reminder.create'; args: Lead['reminders'][number] }

/** All that capturing somebody changes; kept as one, or not at all. */
export function captureChanges(
  contact: Lead['contact'],
  stamp: Stamp,
  { now, newId }: { now: number; newId: () => string },
): Change[] {
  const { fair, booth, tags, how, remindAt, reminder } = stamp
  const contact_id = contact.id
  const tag = [...new Set([...(fair?.tag ? [fair.tag] : []), ...tags, ...(contact.tag ?? [])])]
  const source = contact.source ?? fair?.source ?? null
  const place = [fair?.name ?? '', booth].filter(Boolean).join(' · ')
  const changes: Change[] = [
    { name: 'contact.create', args: { rows: [{ ...contact, tag, source }] } },
    {
      name: 'contact_origin.create',
      args: {
        id: newId(),
        contact_id,
        way: 'person',
        name: place,
        licence: '',
        evidence: how,
        collected_at: now,
        fields: [],
      },
    },
  ]
  if (remindAt !== null)
    changes.push({
      name: 'reminder.create',
      args: { id: newId(), contact_id, kind: 'date', due_at: remindAt, text: reminder, replies: 0, replied: false },
    })
  return changes
}
