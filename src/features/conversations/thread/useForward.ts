import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { type Conversation, isEmptied, isPrivate } from '#domain/conversations/conversation'
import { forwardedMessage } from '#domain/conversations/forward'
import { AppError } from '#domain/errors'
import { rowById, rowsWhere } from '#workers/database/read'
import { newId } from '#workers/newId'
import { readOnce, useStored } from '../../../lib/reader.ts'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'
import type { ConversationWork } from '../useConversationWork.ts'

/** Chats of linked phones that this user may write in, the one that spoke last first; undefined while they are looked for. */
export function useForwardTargets(): Conversation[] | undefined {
  const user = useUser()
  const isMine = ({ owner, ...chat }: Conversation) =>
    owner === user.id || owner === null || (!isSubAccount(user) && !isPrivate(chat))
  return useStored(
    async (db) =>
      (
        await rowsWhere(
          db,
          'conversation',
          (row) => row.channel === 'linked' && !row.ended && !isEmptied(row) && isMine(row),
        )
      ).sort((a, b) => b.last_at - a.last_at),
    [user.id],
  )
}

/** Says a message again in other chats, now or when there is a network. False: nothing was kept. */
export function useForward({ save }: ConversationWork) {
  const { t } = useTranslation('conversations')
  const toasts = useToasts()
  return async (message: string, chats: readonly string[]): Promise<boolean> => {
    const row = await readOnce((db) => rowById(db, 'message', message))
    const written = row && chats.map((conversation_id) => forwardedMessage(row, { id: newId(), conversation_id }))
    if (!written || written.includes(null)) {
      toasts.failed(new AppError('nothingToForward'))
      return false
    }
    const isSaved = await save(written.map((args) => ({ name: 'message.send' as const, args })))
    if (isSaved) toasts.done(t('done.forwarded', { count: chats.length }))
    return isSaved
  }
}
