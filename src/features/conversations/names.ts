import { writtenPhone } from '#domain/contacts/phoneWriting'
import type { Conversation } from '#domain/conversations/conversation'
import { type ChannelIdentity, phoneOfIdentity } from '#domain/conversations/identity'

/** An identity as people read it. */
export function writtenIdentity(identity: ChannelIdentity): string {
  const phone = phoneOfIdentity(identity)
  return phone === null ? identity.value : writtenPhone(phone)
}

/** By the number where one is known: nobody reads the id under which WhatsApp has them. */
export function writtenPeer({ identity, identities }: Pick<Conversation, 'identity' | 'identities'>): string {
  return writtenIdentity([identity, ...identities].find((one) => phoneOfIdentity(one) !== null) ?? identity)
}

/** What a conversation is called: the contact's name, or what the channel knows. */
export const conversationName = ({ name, identity }: Pick<Conversation, 'name' | 'identity'>): string =>
  name || writtenIdentity(identity)
