import type { Conversation } from '#domain/conversations/conversation'
import { identityOf, identityScopeOf, spellingOf } from '#domain/conversations/identity'
import { conversationIdOf, peerIdOf } from '#domain/conversations/ids'
import { newId } from '#workers/newId'

type WrittenMail = { sender: string; email: string; subject: string; text: string }
type Around = {
  contact: { id: string; name: string }
  /** the mail that is answered, from whichever mailbox */
  quote: { message_id: string; text: string; isOurs: boolean } | null
  /** threads of mails that are on this device */
  threads: readonly Pick<Conversation, 'id' | 'peer_id' | 'identity' | 'identities'>[]
}

/** A mail in the thread of its mailbox and address, which it opens where this device has none; null: the address is none. */
export function mailChanges({ sender, email, subject, text }: WrittenMail, { contact, quote, threads }: Around) {
  const identity = identityOf('email', email)
  if (!identity) return null
  const spelling = spellingOf(identity)
  const known = threads.find((one) => [one.identity, ...one.identities].map(spellingOf).includes(spelling))
  const peer_id = known?.peer_id ?? peerIdOf(identityScopeOf('email'), identity)
  const id = conversationIdOf(sender, peer_id)
  const opened = {
    id,
    channel_account_id: sender,
    peer_id,
    channel: 'email' as const,
    identity,
    contact_id: contact.id,
    name: contact.name,
  }
  const message = {
    id: newId(),
    conversation_id: id,
    subject: subject.trim(),
    body: text.trim(),
    files: [],
    quote,
    again_of: null,
    extra: null,
  }
  return [
    ...(threads.some((one) => one.id === id) ? [] : [{ name: 'conversation.open' as const, args: opened }]),
    { name: 'message.send' as const, args: message },
  ]
}
