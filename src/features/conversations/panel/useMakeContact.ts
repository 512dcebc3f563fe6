import { useTranslation } from 'react-i18next'
import type { Conversation } from '#domain/conversations/conversation'
import { phoneOfIdentity } from '#domain/conversations/identity'
import { newId } from '#workers/newId'
import { countryOfPhone } from '../../../lib/phones.ts'
import { useToasts } from '../../../lib/toasts.ts'
import type { ConversationWork } from '../useConversationWork.ts'

/** Makes a contact of who wrote, with what the channel knows of them, and says that it is them; null: that is too little. */
export function useMakeContact({ id, name, identity }: Conversation, { save }: ConversationWork) {
  const { t } = useTranslation('conversations')
  const toasts = useToasts()
  const phone = phoneOfIdentity(identity)
  if (phone === null && identity.kind !== 'email') return null
  return async () => {
    const contact_id = newId()
    const row = {
      id: contact_id,
      ...(name && { name }),
      ...(phone === null
        ? { emails: [{ email: identity.value }] }
        : { country: await countryOfPhone(phone), phones: [{ full_number: phone }] }),
    }
    const made = await save([
      { name: 'contact.create', args: { rows: [row] } },
      { name: 'conversation.setContact', args: { id, contact_id } },
    ])
    if (made) toasts.done(t('done.made'))
  }
}
