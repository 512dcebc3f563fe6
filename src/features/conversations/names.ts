import { writtenPhone } from '#domain/contacts/phoneWriting'
import type { Conversation } from '#domain/conversations/conversation'
import { type ChannelIdentity, phoneOfIdentity } from '#domain/conversations/identity'

/** An identity as people read it. */
export function writtenIdentity(identity: ChannelIdentity): string {
  const phone = phoneOfIdentity(identity)
  return phone === null ? identity.value : writtenPhone(phone)
}

/** What a conversation is called: the contact's name, or what the channel knows. */
export const conversationName = ({ name, identity }: Pick<Conversation, 'name' | 'identity'>): string =>
  name || writtenIdentity(identity)
