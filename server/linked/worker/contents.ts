import type { LinkedContent, LinkedMessage, LinkPreview, MediaKind } from '../protocol.ts'
import type { Library, ProtoMessage, WaMessage } from './library.ts'

type Proto = Record<string, unknown>

const media: Record<string, MediaKind> = {
  imageMessage: 'image',
  videoMessage: 'video',
  ptvMessage: 'video',
  audioMessage: 'audio',
  documentMessage: 'document',
  stickerMessage: 'sticker',
}
/** What WhatsApp's own clients show nothing of. */
const silent = new Set(['senderKeyDistributionMessage', 'messageContextInfo'])
const mostRaw = 64 * 1024

/** null: nothing that anybody would see. */
export function linkedMessageOf(
  library: Library,
  { key, message, messageTimestamp, pushName }: WaMessage,
): LinkedMessage | null {
  if (!key.id || !key.remoteJid || !message) return null
  const inner = library.normalizeMessageContent(message)
  const type = inner && library.getContentType(inner)
  if (!inner || !type || silent.has(type)) return null
  const content = contentOf(library, inner, type)
  if (!content) return null
  return {
    id: key.id,
    chat: plainJid(key.remoteJid),
    otherChat: key.remoteJidAlt ? plainJid(key.remoteJidAlt) : null,
    sender: key.participant ? plainJid(key.participant) : null,
    fromMe: key.fromMe === true,
    at: Number(messageTimestamp ?? 0) * 1_000,
    name: pushName ?? '',
    content,
    ...(contextOf(inner[type]).isForwarded === true && { isForwarded: true }),
    expiresIn: numberOf(contextOf(inner[type]).expiration) || null,
  }
}

function contentOf(library: Library, message: ProtoMessage, type: string): LinkedContent | null {
  const value = message[type]
  if (type === 'conversation') return { kind: 'text', text: textOf(value), quoted: null }
  const of = objectOf(value)
  if (type === 'extendedTextMessage')
    return { kind: 'text', text: textOf(of.text), quoted: quotedBy(of), ...previewIn(of) }
  if (type === 'reactionMessage') return { kind: 'reaction', of: idOf(of.key), emoji: textOf(of.text) }
  if (type === 'protocolMessage') return changeOf(library, of)
  if (type === 'locationMessage')
    return {
      kind: 'location',
      latitude: numberOf(of.degreesLatitude),
      longitude: numberOf(of.degreesLongitude),
      name: textOf(of.name),
      address: textOf(of.address),
    }
  if (type === 'contactMessage') return { kind: 'contacts', cards: [textOf(of.vcard)] }
  if (type === 'contactsArrayMessage') {
    const cards = Array.isArray(of.contacts) ? of.contacts : []
    return { kind: 'contacts', cards: cards.map((card) => textOf(objectOf(card).vcard)) }
  }
  const kind = media[type]
  return kind ? fileOf(kind, of) : unknownOf(library, message, type)
}

/** What the writer's app shows of the address: it says so itself, and nobody looks there. */
const previewIn = ({ matchedText, title, description }: Proto): { link?: LinkPreview } =>
  textOf(matchedText) && textOf(title)
    ? { link: { url: textOf(matchedText), title: textOf(title), description: textOf(description) } }
    : {}

/** An edit and a withdrawal; the other kinds are between the devices of one person. */
function changeOf(library: Library, change: Proto): LinkedContent | null {
  // The numbers are those of the protocol's ProtocolMessage.Type.
  if (change.type === 0) return { kind: 'revoke', of: idOf(change.key) }
  if (change.type !== 14) return null
  const edited = library.normalizeMessageContent(objectOf(change.editedMessage))
  const type = edited && library.getContentType(edited)
  const content = edited && type ? contentOf(library, edited, type) : null
  const text = content?.kind === 'text' ? content.text : content?.kind === 'media' ? content.caption : ''
  return { kind: 'edit', of: idOf(change.key), text }
}

function fileOf(kind: MediaKind, of: Proto): LinkedContent {
  return {
    kind: 'media',
    media: kind,
    url: textOf(of.url) || (of.directPath ? `https://mmg.whatsapp.net${textOf(of.directPath)}` : ''),
    mime: textOf(of.mimetype),
    size: numberOf(of.fileLength),
    key: base64Of(of.mediaKey),
    sha256: base64Of(of.fileSha256),
    encSha256: base64Of(of.fileEncSha256),
    name: textOf(of.fileName),
    caption: textOf(of.caption),
    isVoice: of.ptt === true,
    quoted: quotedBy(of),
  }
}

function unknownOf({ proto }: Library, message: ProtoMessage, type: string): LinkedContent {
  const bytes = Buffer.from(proto.Message.encode(message).finish())
  return { kind: 'unknown', type, raw: bytes.length > mostRaw ? '' : bytes.toString('base64') }
}

const objectOf = (value: unknown): Proto => (typeof value === 'object' && value !== null ? (value as Proto) : {})
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
/** Large numbers of the protocol come as objects that know their value. */
const numberOf = (value: unknown): number => (value === null || value === undefined ? 0 : Number(value) || 0)
const base64Of = (value: unknown): string => (value instanceof Uint8Array ? Buffer.from(value).toString('base64') : '')
const idOf = (key: unknown): string => textOf(objectOf(key).id)
const contextOf = (value: unknown): Proto => objectOf(objectOf(value).contextInfo)
const quotedBy = (of: Proto): string | null => textOf(contextOf(of).stanzaId) || null

/** Without the number of a device. */
export const plainJid = (jid: string): string => jid.replace(/:\d+@/, '@')
