import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { LinkedAccount } from '#domain/channels/account'
import { type Conversation, isPrivate } from '#domain/conversations/conversation'
import { type ChannelIdentity, identityOf, identityScopeOf, spellingOf } from '#domain/conversations/identity'
import { conversationIdOf, peerIdOf } from '#domain/conversations/ids'
import { AppError } from '#domain/errors'
import { rowsWhere } from '#workers/database/read'
import { useClient } from './client.ts'
import { chatPaths } from './conversationPaths.ts'
import { readOnce } from './reader.ts'
import { useUser } from './session.ts'
import { useToasts } from './toasts.ts'

type ReachedContact = { id: string; name: string; phone: string }

/** Leads to the chat of a contact over one of the user's linked phones, and makes it where there is none yet; without a network as well. */
export function useOpenLinkedChat(): (contact: ReachedContact, over: LinkedAccount) => Promise<void> {
  const { t } = useTranslation('app')
  const { sync } = useClient()
  const toasts = useToasts()
  const navigate = useNavigate()
  const me = useUser().id

  return async ({ id: contact_id, name, phone: number }, over) => {
    const identity = identityOf('jid', `${number}@s.whatsapp.net`)
    if (!identity || identity.value === over.phone.jid) return toasts.info(t('writing.noNumber'))
    const known = await readOnce((db) => rowsWhere(db, 'conversation', (row) => isChatWith(row, identity, over.id)))
    const [chat] = (known ?? []).filter((row) => !isPrivate(row) || row.owner === me)
    if (chat) return navigate(pathOf(chat.id))
    const peer_id = peerIdOf(identityScopeOf('linked'), identity)
    const id = conversationIdOf(over.id, peer_id)
    const opened = { id, channel_account_id: over.id, peer_id, channel: 'linked' as const, identity, contact_id, name }
    const saved = await sync.mutate('conversation.open', opened)
    if (saved.kind === 'refused') return toasts.failed(new AppError(saved.code))
    return navigate(pathOf(id))
  }
}

const pathOf = (conversation: string) => `${chatPaths.linked}?conversation=${conversation}&status=any`

const isChatWith = (row: Conversation, identity: ChannelIdentity, phone: string): boolean =>
  row.channel_account_id === phone &&
  !row.ended &&
  [row.identity, ...row.identities].map(spellingOf).includes(spellingOf(identity))
