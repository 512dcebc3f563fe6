import { useTranslation } from 'react-i18next'
import { type AutoReply, type AutoReplyFields, byPlace } from '#domain/conversations/autoReply'
import { AppError } from '#domain/errors'
import { rowById, rowsWhere } from '#workers/database/read'
import { newId } from '#workers/newId'
import { useClient } from '../../../lib/client.ts'
import { useStored } from '../../../lib/reader.ts'
import { useToasts } from '../../../lib/toasts.ts'

/** Of inquiries or of text messages, in the order in which they are tried; undefined while they are looked for. */
export const useAutoReplies = (inquiries: boolean): AutoReply[] | undefined =>
  useStored(
    // A row that was made before a shop was answered for does not say that it answers something else.
    async (db) => (await rowsWhere(db, 'auto_reply', (row) => (row.inquiries ?? false) === inquiries)).sort(byPlace),
    [inquiries],
  )

/** Whether a mailbox is there that could answer; undefined while it is looked for. */
export const useHasMailbox = (): boolean | undefined =>
  useStored(async (db) => (await rowsWhere(db, 'email_sender', () => true)).length > 0, [])

/** null: it is not here. */
export const useAutoReply = (id: string) => useStored((db) => rowById(db, 'auto_reply', id), [id])

/** What the main account does with them. */
export function useAutoReplyWork() {
  const { t } = useTranslation('sms')
  const { sync } = useClient()
  const toasts = useToasts()
  const told = (saved: Awaited<ReturnType<typeof sync.mutate>>): boolean => {
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    return saved.kind === 'saved'
  }

  /** A new one is tried last. */
  async function save(id: string | null, fields: Omit<AutoReplyFields, 'place'>, place: number): Promise<boolean> {
    const isSaved = told(
      id
        ? await sync.mutate('auto_reply.patch', { id, fields })
        : await sync.mutate('auto_reply.create', { id: newId(), ...fields, place }),
    )
    if (isSaved) toasts.done(t('autoReply.saved', { name: fields.name }))
    return isSaved
  }
  const turn = async ({ id }: AutoReply, is_on: boolean) =>
    void told(await sync.mutate('auto_reply.patch', { id, fields: { is_on } }))
  const order = async (ids: string[]) => void told(await sync.mutate('auto_reply.order', { ids }))
  async function remove(reply: AutoReply): Promise<void> {
    if (!told(await sync.mutate('auto_reply.delete', { ids: [reply.id] }))) return
    toasts.done(t('autoReply.deleted', { name: reply.name }), {
      undo: async () => void told(await sync.mutate('auto_reply.restore', { rows: [reply] })),
    })
  }
  return { save, turn, order, remove }
}
