import type { LinkedPhoneView, PhonesOverview } from './phones/protocol.ts'

type Content = Record<string, unknown>
/** A message as both sides see it. */
export type LinkedLine = {
  id: string
  /** who wrote it; the phone's own number: the company, or its owner on the phone */
  from: string
  isOurs: boolean
  at: number
  text: string
  isEdited: boolean
  isRemoved: boolean
  reactions: string[]
}
/** `peer`: a number, or the id of a group. */
export type LinkedThread = { phone: string; peer: string; lines: LinkedLine[] }

type RawLine = { id: string; phone: string; peer: string; from: string; at: number; message: Content }

/** What was written between a phone and each of its customers and groups, the latest thread first. */
export function linkedThreads(all: PhonesOverview, { phone }: Pick<LinkedPhoneView, 'phone'>): LinkedThread[] {
  const threads = new Map<string, LinkedThread>()
  for (const raw of rawLines(all).filter((one) => one.phone === phone)) {
    const thread = threads.get(raw.peer) ?? { phone, peer: raw.peer, lines: [] }
    threads.set(raw.peer, thread)
    put(thread, raw)
  }
  return [...threads.values()]
    .filter(({ lines }) => lines.length > 0)
    .toSorted((a, b) => b.lines.at(-1)!.at - a.lines.at(-1)!.at)
}

function rawLines({ said, received, pasts }: PhonesOverview): RawLine[] {
  const past = Object.entries(pasts).flatMap(([phone, chats]) =>
    chats.flatMap(({ number, messages }) =>
      messages.map(({ id, fromMe, text, at }) => ({
        id,
        phone,
        peer: number,
        from: fromMe ? phone : number,
        at,
        message: { conversation: text },
      })),
    ),
  )
  const theirs = said.map(({ id, from, to, phone, group, at, message }) => ({
    id,
    phone,
    peer: group ?? (from === phone ? to : from),
    from,
    at,
    message,
  }))
  // Of what a company sends, the phone's own copy and the other devices of a customer say nothing more.
  const ours = received
    .filter(({ number, device, from }) => device === 0 && number !== from)
    .map(({ id, number, from, group, at, message }) => ({ id, phone: from, peer: group ?? number, from, at, message }))
  const once = new Map([...past, ...theirs, ...ours].map((one) => [`${one.phone} ${one.peer} ${one.id}`, one]))
  return [...once.values()].toSorted((a, b) => a.at - b.at)
}

/** A reaction, an edit and a deletion are about a message that is there. */
function put({ phone, lines }: LinkedThread, { id, from, at, message }: RawLine): void {
  const reaction = contentOf(message.reactionMessage)
  const change = contentOf(message.protocolMessage)
  const about = lines.find((one) => one.id === contentOf((reaction ?? change)?.key)?.id)
  if (reaction) {
    if (about && typeof reaction.text === 'string' && reaction.text) about.reactions.push(reaction.text)
  } else if (change?.editedMessage) {
    if (about) Object.assign(about, { text: wordsOf(contentOf(change.editedMessage) ?? {}), isEdited: true })
  } else if (change) {
    if (about) about.isRemoved = true
  } else {
    const text = wordsOf(message)
    lines.push({ id, from, isOurs: from === phone, at, text, isEdited: false, isRemoved: false, reactions: [] })
  }
}

const contentOf = (value: unknown): Content | null =>
  typeof value === 'object' && value !== null ? (value as Content) : null

const fileSigns: Record<string, string> = {
  imageMessage: '🖼',
  videoMessage: '🎬',
  audioMessage: '🎤',
  documentMessage: '📄',
  stickerMessage: '🏷',
}

function wordsOf(message: Content): string {
  if (typeof message.conversation === 'string') return message.conversation
  const text = contentOf(message.extendedTextMessage)?.text
  if (typeof text === 'string') return text
  for (const [name, sign] of Object.entries(fileSigns)) {
    const file = contentOf(message[name])
    if (file) return [sign, file.fileName, file.caption].filter(Boolean).join(' ')
  }
  return Object.keys(message)[0] ?? ''
}
