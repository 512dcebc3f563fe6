/** The phone simulator instead of WhatsApp: on loopback alone, with the root that vouches for it and its certificate for media. */
export type PhoneServer = { url: string; root: string; certificate: string }

export type SessionStart = {
  session: string
  /** null: no phone has been linked yet, and QR codes come */
  credentials: string | null
  server: PhoneServer | null
}

/** A message of WhatsApp, in whichever chat. */
export type LinkedRef = { id: string; chat: string; fromMe: boolean; sender: string | null }

export type MediaKind = 'image' | 'video' | 'audio' | 'document' | 'sticker'
/** Where its bytes are at WhatsApp, and what opens them. */
export type MediaRef = {
  media: MediaKind
  url: string
  mime: string
  size: number
  /** all three in base64 */
  key: string
  sha256: string
  encSha256: string
}

/** What is shown of an address that stands in the text. */
export type LinkPreview = { url: string; title: string; description: string }

export type OutgoingLinkedMessage = {
  to: string
  id: string
  quoted?: LinkedRef & { text: string }
  /** somebody said it before, in another chat */
  isForwarded?: boolean
} & (
  | { kind: 'text'; text: string; link?: LinkPreview }
  | {
      kind: 'media'
      media: Exclude<MediaKind, 'sticker'>
      bytes: Uint8Array
      mime: string
      name: string
      caption: string
      isVoice: boolean
    }
  | { kind: 'reaction'; of: LinkedRef; emoji: string }
  | { kind: 'edit'; of: LinkedRef; text: string }
  | { kind: 'revoke'; of: LinkedRef }
)

export type LinkedContent =
  | { kind: 'text'; text: string; quoted: string | null; link?: LinkPreview }
  | ({ kind: 'media'; name: string; caption: string; isVoice: boolean; quoted: string | null } & MediaRef)
  | { kind: 'reaction'; of: string; emoji: string }
  | { kind: 'edit'; of: string; text: string }
  | { kind: 'revoke'; of: string }
  | { kind: 'location'; latitude: number; longitude: number; name: string; address: string }
  | { kind: 'contacts'; cards: string[] }
  /** kept whole, in base64, for a version that knows it */
  | { kind: 'unknown'; type: string; raw: string }

export type LinkedMessage = {
  id: string
  chat: string
  /** the same chat under its other name: lid beside number, number beside lid */
  otherChat: string | null
  /** who wrote it, in a group */
  sender: string | null
  fromMe: boolean
  at: number
  name: string
  content: LinkedContent
  /** its writer had it from another chat */
  isForwarded?: boolean
  /** what the app says of its deletion, in seconds; null: none */
  expiresIn: number | null
}

/** In the order of `ackRank`; a later one never makes an earlier one of it. */
export const ackStates = ['failed', 'accepted', 'delivered', 'read', 'played'] as const
export type AckState = (typeof ackStates)[number]

/** As the phone's list has it at linking. */
export type OldChat = { id: string; name: string }

export type LinkedEvent =
  | { kind: 'qr'; qr: string }
  | { kind: 'linked'; jid: string; lid: string; name: string }
  | { kind: 'open' }
  | { kind: 'ack'; id: string; chat: string; state: AckState; code: number | null }
  | { kind: 'message'; message: LinkedMessage }
  /** a portion of what was there before, with the chats of its messages; `progress`: 100 when this is the last one */
  | { kind: 'history'; messages: LinkedMessage[]; chats: OldChat[]; progress: number | null }
  /** strangers may not be written to until then; null: they may */
  | { kind: 'locked'; until: number | null }
  /** `code`: WhatsApp's number for why; null: the connection broke, or the worker fell */
  | { kind: 'closed'; code: number | null }

export type NumberCheck = { number: string; jid: string }
export type LinkedGroup = {
  id: string
  subject: string
  size: number
  members: { jid: string; number: string | null; isAdmin: boolean }[]
}
export type LinkedLimits = {
  lockedUntil: number | null
  quota: number | null
  used: number | null
  quotaEnds: number | null
}
export type DriverUse = { sessions: number; heap: number; silenced: number }

export type KeyChange = { kind: string; id: string; value: string | null }

/** What the main process asks of the worker. */
export type DriverCalls = {
  begin: (options: SessionStart) => void
  pairByCode: (session: string, phone: string) => Promise<string>
  /** done when the frame is written; WhatsApp has it at the `ack` */
  send: (session: string, message: OutgoingLinkedMessage) => Promise<void>
  read: (session: string, messages: LinkedRef[]) => Promise<void>
  /** those of the numbers that WhatsApp knows; it says nothing of the others */
  check: (session: string, numbers: string[]) => Promise<NumberCheck[]>
  groups: (session: string) => Promise<LinkedGroup[]>
  groupOfInvitation: (session: string, code: string) => Promise<LinkedGroup>
  joinGroup: (session: string, code: string) => Promise<string | null>
  limits: (session: string) => Promise<LinkedLimits>
  /** signs out at WhatsApp: the phone's list of devices no longer has it */
  unlink: (session: string) => Promise<void>
  end: (session: string) => Promise<void>
  use: () => DriverUse
}

/** What the worker asks of the main process, and tells it. */
export type DriverHost = {
  loadKeys: (session: string, kind: string, ids: string[]) => Promise<Record<string, string>>
  /** on the disk when it is answered, all or none */
  storeKeys: (session: string, changes: KeyChange[]) => Promise<void>
  storeCredentials: (session: string, text: string) => Promise<void>
  /** answered when it is written down */
  happened: (session: string, event: LinkedEvent) => void | Promise<void>
}

export type DriverSetting = { folder: string }
