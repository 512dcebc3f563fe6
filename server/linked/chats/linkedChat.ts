import type { ChannelIdentity } from '#domain/conversations/identity'
import type { ChatAccess, PrivacyFacts } from '#domain/linked/privacy'
import type { MessageFromPhone, SaidContent } from './said.ts'

/** A chat whose access is decided, with what was said in it. */
export type LinkedChat = {
  conversation: string
  peer: string
  facts: PrivacyFacts
  access: ChatAccess
  identities: readonly ChannelIdentity[]
  /** what the phone's list calls it */
  name: string
  messages: readonly MessageFromPhone<SaidContent>[]
}
