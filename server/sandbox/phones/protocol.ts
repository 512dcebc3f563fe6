import type { DriverSetting, MediaKind, PhoneServer } from '../../linked/protocol.ts'

/** How a number behaves; without a rule it is a person who has WhatsApp and gets what is sent. */
export type PhoneRule = {
  isRegistered?: boolean
  /** devices that read along; 1 by default */
  devices?: number
  /** gets nothing, and the sender sees no more than that WhatsApp has it */
  blocks?: boolean
  reads?: boolean
  /** the number of WhatsApp's refusal, such as 463 */
  refusal?: number
  /** how often and how late WhatsApp says that it has a message */
  acks?: { times: number; afterMs: number }
  answer?: { text: string; afterMs: number }
  /** of an own phone: asked for the app's state, the server says nothing of any part of it, which the library asks for again at once */
  hasBrokenState?: boolean
  /** of an own phone: asked which numbers are registered, the server answers so late */
  checkAfterMs?: number
  /** of an own phone: asked so, the server gives an answer without anybody in it */
  hasEmptyCheck?: boolean
}

/** What arrived at a device of a person, as WhatsApp's own message; bytes in base64. */
export type ReceivedMessage = {
  number: string
  device: number
  /** the phone whose linked device sent it */
  from: string
  id: string
  group: string | null
  at: number
  message: Record<string, unknown>
}

/** What somebody has written to a phone, as WhatsApp's own message. */
export type PersonLine = {
  /** the owner's own number where it was written on the phone itself */
  from: string
  to: string
  /** whose linked device got it */
  phone: string
  id: string
  group: string | null
  at: number
  message: Record<string, unknown>
}

export type PersonEnvelope = {
  /** who writes; the owner's own number: from the phone itself, to `recipient` */
  from: string
  /** whose linked device is to get it */
  to: string
  id?: string
  group?: string
  recipient?: string
  name?: string
  /** as it would be sent a second time by a network that lost the first answer */
  isTwice?: boolean
  /** by the id that hides the number, beside which the number stands */
  byLid?: boolean
  /** and no number stands beside it */
  hidesNumber?: boolean
  /** what is sealed is damaged on its way, as after keys were lost: only what is said first, or whatever is said again too */
  breaks?: 'once' | 'always'
}
export type PersonMessage = PersonEnvelope &
  (
    | { message: Record<string, unknown> }
    | {
        file: { media: MediaKind; bytes: Uint8Array; mime: string; name?: string; caption?: string; isVoice?: boolean }
      }
  )

export type SandboxGroup = {
  id: string
  subject: string
  invitation: string
  members: { number: string; isHidden?: boolean; isAdmin?: boolean }[]
}
export type HistoryChat = {
  number: string
  name: string
  messages: { id: string; fromMe: boolean; text: string; at: number }[]
}
export type PhoneCounts = { messages: number; queries: Record<string, number>; links: number; connections: number }

export type LinkedPhoneView = {
  phone: string
  devices: { device: number; isConnected: boolean; isBanned: boolean; waiting: number }[]
  lockedUntil: number | null
}
export type PhonesOverview = {
  phones: LinkedPhoneView[]
  said: PersonLine[]
  received: ReceivedMessage[]
  groups: SandboxGroup[]
  rules: Record<string, PhoneRule>
  /** the chats of before, by phone */
  pasts: Record<string, HistoryChat[]>
}

/** What the process that has the simulator asks of its worker. */
export type SimulatorCalls = {
  open: () => Promise<PhoneServer>
  /** a phone reads a QR code off the screen */
  scan: (qr: string, phone: string) => void
  /** its owner types the eight signs that the screen shows */
  enterCode: (code: string, phone: string) => void
  say: (said: PersonMessage) => Promise<string>
  receipt: (from: string, to: string, id: string, kind: 'delivered' | 'read' | 'played') => void
  history: (phone: string, chats: HistoryChat[]) => Promise<void>
  /** what it tells the devices that it will be linked with */
  setPast: (phone: string, chats: HistoryChat[]) => void
  setRule: (number: string, rule: PhoneRule) => void
  setGroup: (group: SandboxGroup) => void
  /** new persons may not be written to until then; null: they may */
  lock: (phone: string, until: number | null) => void
  /** so much later than the computer's clock says it is there */
  setAhead: (ms: number) => void
  kick: (phone: string, code: number) => void
  /** the connection breaks, and WhatsApp says nothing */
  cut: (phone: string) => void
  received: (number: string) => ReceivedMessage[]
  /** all phones, with what was said and received */
  overview: () => PhonesOverview
  receipts: (phone: string) => { id: string; to: string; kind: string }[]
  file: (url: string) => Uint8Array | null
  counts: () => PhoneCounts
  close: () => Promise<void>
}

/** What the worker tells it. */
export type SimulatorHost = { received: (message: ReceivedMessage) => void; linked: (phone: string) => void }
export type SimulatorSetting = DriverSetting & { file: string | null }
