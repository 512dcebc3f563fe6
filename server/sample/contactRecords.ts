import type { Consent } from '#domain/contacts/companions/consent'
import type { ContactNote } from '#domain/contacts/companions/contactNote'
import type { ContactOrigin } from '#domain/contacts/companions/origin'
import type { Reminder } from '#domain/contacts/companions/reminder'
import type { EntityName } from '#domain/entities'
import type { Row } from '#domain/shared/mutation'
import type { Random } from './random.ts'

const hour = 3_600_000
const day = 24 * hour

const notes = [
  '想要 500 件起订的报价，目标单价 3.2 美元。',
  '参观了展位，对新款保温杯感兴趣，要两个样品。',
  'Asked for the price list in EUR and delivery to Hamburg.',
  'Wants samples of the blue one before the end of the month.',
  '上一批货交期晚了一周，这次要写进合同。',
  'Prefers WhatsApp; in the office from 10 to 16.',
]
const tasks = ['寄样品', '发报价单', 'Call about the order', '确认交期', 'Send the catalogue', '']
const fairs = ['Canton Fair, autumn session', '广交会秋季展', 'Ambiente Frankfurt', '行业名录']

/** What somebody has noted of a contact, so that its time line has something to tell. */
export function sampleCompanions(
  random: Random,
  { contact, user, now }: { contact: string; user: string; now: number },
): [EntityName, Row][] {
  const made = (at: number) => ({
    id: random.id(at),
    contact_id: contact,
    created_by: user,
    created_at: at,
    updated_at: at,
  })
  const met = now - day - random.below(60 * day)
  const note: ContactNote = {
    ...made(met + hour),
    kind: random.pick(['note', 'note', 'call', 'meeting']),
    text: random.pick(notes),
  }
  const reminder: Reminder = {
    ...made(met + 2 * hour),
    kind: random.pick(['date', 'noReply']),
    // Nothing rings while somebody looks around.
    due_at: now + 4 * hour + random.below(9 * day),
    text: random.pick(tasks),
    replies: 0,
    replied: false,
    done_at: random.chance(0.3) ? now - random.below(day) : null,
  }
  const consent: Consent = {
    ...made(met),
    channel: 'email',
    basis: random.pick(['consent', 'legitimateInterests', 'contract']),
    evidence: random.pick(['Business card, signed on the back', 'www.example.com/registration', '']),
    given_at: met,
    withdrawn_at: random.chance(0.1) ? now - random.below(day) : null,
  }
  const origin: ContactOrigin = {
    ...made(met),
    way: random.pick(['person', 'elsewhere']),
    name: random.pick(fairs),
    licence: '',
    evidence: '',
    collected_at: met,
    fields: [],
    informed_at: null,
  }
  const rows: [EntityName, Row][] = [['contact_note', note]]
  if (random.chance(0.5)) rows.push(['reminder', reminder])
  if (random.chance(0.6)) rows.push(['consent', consent])
  if (random.chance(0.6)) rows.push(['contact_origin', origin])
  return rows
}
