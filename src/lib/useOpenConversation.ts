import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isSubAccount } from '#domain/auth/policy'
import { accountsFor, lacksSecrets, needsTemplate } from '#domain/channels/account'
import { mayUseAccount } from '#domain/conversations/conversation'
import { identityOf, identityScopeOf, spellingOf } from '#domain/conversations/identity'
import { conversationIdOf, peerIdOf } from '#domain/conversations/ids'
import { AppError } from '#domain/errors'
import { rowsWhere } from '#workers/database/read'
import { useClient } from './client.ts'
import { conversationPath } from './conversationPaths.ts'
import { usePeople } from './people.ts'
import { countryOfPhone } from './phones.ts'
import { readOnce } from './reader.ts'
import { useUser } from './session.ts'
import { useToasts } from './toasts.ts'

type Addressee = { id: string; name: string; phone: string }

/**
 * Leads to the conversation by text messages with a contact: the one that is there, else a new one, whose id says over which
 * account and with whom, so that it is the same on every device and needs no network.
 */
export function useOpenConversation(): (contact: Addressee) => Promise<void> {
  const { t } = useTranslation('app')
  const { sync } = useClient()
  const toasts = useToasts()
  const navigate = useNavigate()
  const user = useUser()
  const people = usePeople()

  return async ({ id: contact_id, name, phone }) => {
    const identity = identityOf('phone', phone)
    if (!identity) return toasts.info(t('writing.noNumber'))
    const spelling = spellingOf(identity)
    const country = await countryOfPhone(identity.value)
    const main = isSubAccount(user) ? (people.find(({ is_main }) => is_main)?.id ?? '') : user.id
    const found = await readOnce(async (db) => ({
      known: await rowsWhere(
        db,
        'conversation',
        (row) =>
          row.channel === 'sms' && !row.ended && [row.identity, ...row.identities].map(spellingOf).includes(spelling),
      ),
      routes: await rowsWhere(db, 'channel_account', ({ channel }) => channel === 'sms'),
    }))
    const newest = found?.known.toSorted((a, b) => b.last_at - a.last_at)[0]
    if (newest) return navigate(`${conversationPath(newest.id)}&status=any`)
    const route = accountsFor(
      (found?.routes ?? []).filter((one) => !lacksSecrets(one) && !needsTemplate(one)),
      country,
    ).find(({ users }) => mayUseAccount(user.id, { users, main }))
    if (!route) return toasts.info(t('writing.noRoute'))
    const peer_id = peerIdOf(identityScopeOf('sms'), identity)
    const id = conversationIdOf(route.id, peer_id)
    const opened = { id, channel_account_id: route.id, peer_id, channel: 'sms' as const, identity, contact_id, name }
    const saved = await sync.mutate('conversation.open', opened)
    if (saved.kind === 'refused') return toasts.failed(new AppError(saved.code))
    return navigate(conversationPath(id))
  }
}
