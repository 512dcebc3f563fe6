import { status } from '../channels/sms/pdu.ts'

/** How a phone of the demo's network behaves, by the last two digits of its number; all others are ordinary. */
export const traitsByEnding = {
  '90': 'notANumber',
  '91': 'blocked',
  '92': 'off',
  '93': 'late',
  '94': 'silent',
  '95': 'stops',
  '96': 'asks',
  '97': 'early',
  '98': 'partly',
  '99': 'busy',
} as const
export type PhoneTrait = 'ordinary' | (typeof traitsByEnding)[keyof typeof traitsByEnding]

export const traitOf = (number: string): PhoneTrait =>
  traitsByEnding[number.slice(-2) as keyof typeof traitsByEnding] ?? 'ordinary'

/** What a receipt says: `stat` and `err` of appendix B of SMPP 3.4. */
export type ReportWord = 'DELIVRD' | 'ENROUTE' | 'EXPIRED' | 'UNDELIV' | 'REJECTD'
export const reportCodes: Record<ReportWord, { err: string; state: number }> = {
  DELIVRD: { err: '000', state: 2 },
  ENROUTE: { err: '000', state: 1 },
  EXPIRED: { err: '027', state: 3 },
  UNDELIV: { err: '001', state: 5 },
  REJECTD: { err: '088', state: 8 },
}

export type PhoneMessageState = 'onItsWay' | 'delivered' | 'refused' | 'failed'

const [second, minute] = [1_000, 60_000]
/** How long things take there, in the demo's own time. */
export const phoneTimes = {
  report: 1.5 * second,
  answer: 4 * second,
  late: 10 * minute,
  expired: 3 * minute,
}
export type PhoneTimes = typeof phoneTimes

type Report = { after: keyof PhoneTimes; says: ReportWord; of?: 'last' | 'others' }
type Conduct = {
  /** the submission is refused so, always or the first time */
  refusal?: { status: number; once?: true }
  /** when the phone shows it; null: never */
  shows: 'now' | keyof PhoneTimes | null
  reports: readonly Report[]
  /** receipts are there before the answer to the submission */
  isEarly?: true
  answers?: 'stop' | 'question'
}

const delivered: Report = { after: 'report', says: 'DELIVRD' }
export const conducts: Record<PhoneTrait, Conduct> = {
  ordinary: { shows: 'now', reports: [delivered] },
  notANumber: { refusal: { status: status.invalidDestination }, shows: null, reports: [] },
  blocked: { shows: null, reports: [{ after: 'report', says: 'REJECTD' }] },
  off: {
    shows: null,
    reports: [
      { after: 'report', says: 'ENROUTE' },
      { after: 'expired', says: 'EXPIRED' },
    ],
  },
  late: {
    shows: 'late',
    reports: [
      { after: 'report', says: 'ENROUTE' },
      { after: 'late', says: 'DELIVRD' },
    ],
  },
  silent: { shows: 'now', reports: [] },
  stops: { shows: 'now', reports: [delivered], answers: 'stop' },
  asks: { shows: 'now', reports: [delivered], answers: 'question' },
  early: { shows: 'now', reports: [delivered], isEarly: true },
  partly: {
    shows: null,
    reports: [
      { after: 'report', says: 'DELIVRD', of: 'others' },
      { after: 'report', says: 'UNDELIV', of: 'last' },
    ],
  },
  busy: { refusal: { status: status.throttled, once: true }, shows: 'now', reports: [delivered] },
}

/** What a phone writes by itself, in the language of its country. */
export const phoneAnswers = (number: string, kind: 'stop' | 'question'): string => {
  const isChinese = number.startsWith('86')
  if (kind === 'stop') return isChinese ? '退订' : 'STOP'
  return isChinese ? '你好，请问起订量和交货期是多少？' : 'Hello, what is your minimum order and the delivery time?'
}
