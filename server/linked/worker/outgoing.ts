import type { LinkedRef, LinkPreview, OutgoingLinkedMessage } from '../protocol.ts'
import type { WaKey } from './library.ts'

export const keyOf = ({ id, chat, fromMe, sender }: LinkedRef): WaKey => ({
  id,
  remoteJid: chat,
  fromMe,
  ...(sender !== null && { participant: sender }),
})

/** What the library is to send, in its own words. */
export function contentFor(message: OutgoingLinkedMessage): object {
  switch (message.kind) {
    case 'text':
      return { text: message.text, linkPreview: previewFor(message.link), ...forwarded(message) }
    case 'reaction':
      return { react: { text: message.emoji, key: keyOf(message.of) } }
    case 'edit':
      return { text: message.text, linkPreview: null, edit: keyOf(message.of) }
    case 'revoke':
      return { delete: keyOf(message.of) }
    case 'media':
      return fileFor(message)
  }
}

/** null: the library would otherwise fetch the address that stands in the text. */
const previewFor = (link: LinkPreview | undefined) =>
  link
    ? { 'canonical-url': link.url, 'matched-text': link.url, title: link.title, description: link.description }
    : null

const forwarded = ({ isForwarded }: Pick<OutgoingLinkedMessage, 'isForwarded'>) =>
  isForwarded && { contextInfo: { isForwarded, forwardingScore: 1 } }

function fileFor(message: Extract<OutgoingLinkedMessage, { kind: 'media' }>): object {
  const { media, bytes, mime, name, caption, isVoice } = message
  return {
    [media]: Buffer.from(bytes),
    mimetype: mime,
    ...(caption && media !== 'audio' && { caption }),
    ...(media === 'document' && { fileName: name }),
    ...(media === 'audio' && { ptt: isVoice }),
    ...forwarded(message),
  }
}

export function optionsFor({ id, quoted }: OutgoingLinkedMessage): object {
  if (!quoted) return { messageId: id }
  const { text, ...ref } = quoted
  return { messageId: id, quoted: { key: keyOf(ref), message: { conversation: text } } }
}
