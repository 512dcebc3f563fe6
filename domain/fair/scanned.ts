import { whatsAppLink } from '../contacts/importValues.ts'
import { readReceipt, readReceiver } from './bundle.ts'
import { isFrame } from './frames.ts'

/**
 * What a code is about. `card`: values by their field, several where the field may have several; a vCard is read by what
 * reads files of them.
 */
export type CodeContent =
  | { kind: 'vcard'; text: string }
  | { kind: 'card'; card: ScannedCard }
  | { kind: 'frame' | 'receiver' | 'receipt'; text: string }
  | { kind: 'text'; text: string }

export type ScannedCard = {
  name: string
  company: string
  position: string
  phones: string[]
  emails: string[]
  company_website: string
  address: string
  remark: string
}

const empty: ScannedCard = {
  name: '',
  company: '',
  position: '',
  phones: [],
  emails: [],
  company_website: '',
  address: '',
  remark: '',
}

/** Tells by its beginning what the text of a QR code is. */
export function readScanned(text: string): CodeContent {
  const whole = text.replace(/^\ufeff/, '').trim()
  if (/^BEGIN:VCARD/i.test(whole)) return { kind: 'vcard', text: whole }
  if (/^MECARD:/i.test(whole)) return { kind: 'card', card: readMecard(whole) }
  if (/^BIZCARD:/i.test(whole)) return { kind: 'card', card: readBizcard(whole) }
  if (isFrame(whole)) return { kind: 'frame', text: whole }
  if (readReceiver(whole)) return { kind: 'receiver', text: whole }
  if (readReceipt(whole)) return { kind: 'receipt', text: whole }
  const card = readLink(whole)
  return card ? { kind: 'card', card: { ...empty, ...card } } : { kind: 'text', text: whole }
}

/** `MECARD:N:Wang,Xiaoming;TEL:+86…;;` */
function readMecard(text: string): ScannedCard {
  const fields = fieldsOf(text.slice(7))
  const all = (name: string) => fields.filter((field) => field.name === name).map(({ value }) => value)
  const [family = '', given = ''] = (all('N')[0] ?? '').split(',').map((part) => part.trim())
  return {
    ...empty,
    name: fullName(given, family),
    company: all('ORG')[0] ?? '',
    position: all('TITLE')[0] ?? '',
    phones: all('TEL'),
    emails: all('EMAIL'),
    company_website: all('URL')[0] ?? '',
    address: all('ADR')[0]?.split(',').filter(Boolean).join(', ') ?? '',
    remark: all('NOTE').join('\n'),
  }
}

/** `BIZCARD:N:Sean;X:Owen;T:Engineer;C:Google;A:76 9th Avenue;B:+1…;E:…;;` */
function readBizcard(text: string): ScannedCard {
  const fields = fieldsOf(text.slice(8))
  const one = (name: string) => fields.find((field) => field.name === name)?.value ?? ''
  return {
    ...empty,
    name: fullName(one('N'), one('X')),
    company: one('C'),
    position: one('T'),
    phones: ['B', 'M', 'F'].map(one).filter(Boolean),
    emails: [one('E')].filter(Boolean),
    address: one('A'),
  }
}

const fullName = (given: string, family: string) =>
  /[\u3400-\u9fff]/.test(given + family) ? family + given : [given, family].filter(Boolean).join(' ')

/** `NAME:value;` with a backslash before what would end it. */
function fieldsOf(text: string): { name: string; value: string }[] {
  return [...text.matchAll(/([A-Za-z-]+):((?:\\[\s\S]|[^\\;])*)(?:;|$)/g)]
    .map(([, name, value]) => ({ name: name!.toUpperCase(), value: value!.replace(/\\([\s\S])/g, '$1').trim() }))
    .filter(({ value }) => value !== '')
}

function readLink(text: string): Partial<ScannedCard> | null {
  const whatsApp = whatsAppLink(text)
  if (whatsApp) return { phones: [`+${whatsApp}`] }
  const phone = /^(?:tel|sms|smsto):([+\d][\d ()./-]{4,30})/i.exec(text)
  if (phone) return { phones: [phone[1]!] }
  const mail = /^(?:mailto:|MATMSG:TO:)([^?;\s]+)/i.exec(text)
  if (mail) return { emails: [decoded(mail[1]!)] }
  return /^https?:\/\/\S+$/i.test(text) ? { company_website: text } : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
