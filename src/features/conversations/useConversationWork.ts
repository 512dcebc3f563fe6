import { useTranslation } from 'react-i18next'
import { pinnedInOf, pinRefusal } from '#domain/conversations/conversation'
import { conversationSeenIdOf } from '#domain/conversations/ids'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { MutationName } from '#domain/mutations'
import { rowById, rowsWhere } from '#workers/database/read'
import type { NewFile } from '#workers/sync/core/ports'
import { useClient } from '../../lib/client.ts'
import { useWho } from '../../lib/people.ts'
import { readOnce } from '../../lib/reader.ts'
import { useUser } from '../../lib/session.ts'
import { useToasts } from '../../lib/toasts.ts'
import { readRows } from './readRows.ts'

type OfSeveral = 'close' | 'reopen' | 'snooze' | 'take' | 'assign' | 'release' | 'tag'
type Change = { name: MutationName; args: unknown; files?: readonly NewFile[] }

/** What is done to one conversation or to many of them, on this device at once and everywhere when there is a network. */
export function useConversationWork() {
  const { t } = useTranslation('conversations')
  const { sync } = useClient()
  const toasts = useToasts()
  const me = useUser().id
  const who = useWho()

  async function save(changes: readonly Change[]): Promise<boolean> {
    if (!changes.length) return false
    const saved = await sync.mutateAll([...changes])
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    return saved.kind === 'saved'
  }
  const several = (name: MutationName, ids: readonly string[], more: object = {}): Change[] =>
    portions(ids).map((some) => ({ name, args: { ids: some, ...more } }))
  async function run(
    what: OfSeveral,
    changes: readonly Change[],
    told: { count: number; name?: string; undo?: () => void },
  ) {
    const { count, name = '', undo } = told
    if (await save(changes)) toasts.done(t(`done.${what}`, { count, name }), undo ? { undo } : {})
  }
  const aimed = (conversation_id: string) => ({ id: conversationSeenIdOf(me, conversation_id), conversation_id })
  const seen = (name: MutationName, ids: readonly string[], more: object = {}) =>
    save(ids.map((id) => ({ name, args: { ...aimed(id), ...more } })))
  /** Each up to the last message that is known here. */
  async function readAll(ids: readonly string[]) {
    const rows = await readOnce((db) => readRows(db, 'conversation', ids))
    return read((rows ?? []).map(({ id, in_count }) => ({ id, n: in_count })))
  }
  /** Told at once where there is no room, also without a network. */
  async function pin(id: string, on: boolean): Promise<boolean> {
    const known = await readOnce(async (db) => ({
      thread: await rowById(db, 'conversation', id),
      views: await rowsWhere(db, 'conversation_seen', ({ pinned_at }) => pinned_at !== null),
    }))
    if (!known?.thread) return false
    const pinned_in = pinnedInOf(known.thread)
    const refused = on ? pinRefusal(known.views, { id: conversationSeenIdOf(me, id), pinned_in }) : null
    if (refused) toasts.failed(new AppError(refused))
    return refused === null && seen('conversation_seen.pin', [id], { pinned_in, on })
  }
  const read = (some: readonly { id: string; n: number }[]) =>
    save(some.map(({ id, n }) => ({ name: 'conversation_seen.read' as const, args: { ...aimed(id), n } })))
  const reopen = (ids: readonly string[]) => several('conversation.reopen', ids)

  return {
    save,
    close: (ids: readonly string[]) =>
      run('close', several('conversation.close', ids), { count: ids.length, undo: () => void save(reopen(ids)) }),
    reopen: (ids: readonly string[]) => run('reopen', reopen(ids), { count: ids.length }),
    snooze: (ids: readonly string[], until: number) =>
      run('snooze', several('conversation.snooze', ids, { until }), {
        count: ids.length,
        undo: () => void save(reopen(ids)),
      }),
    take: (ids: readonly string[]) => run('take', several('conversation.take', ids), { count: ids.length }),
    assign: (ids: readonly string[], to: string) =>
      run('assign', several('conversation.assign', ids, { to }), { count: ids.length, name: who(to) }),
    release: (ids: readonly string[]) => run('release', several('conversation.release', ids), { count: ids.length }),
    addTag: (ids: readonly string[], tag: string) =>
      run('tag', several('conversation.tag.add', ids, { tag }), {
        count: ids.length,
        undo: () => void save(several('conversation.tag.remove', ids, { tag })),
      }),
    removeTag: (ids: readonly string[], tag: string) => save(several('conversation.tag.remove', ids, { tag })),
    setContact: (id: string, contact_id: string | null) =>
      save([{ name: 'conversation.setContact', args: { id, contact_id } }]),
    mark: (id: string, as: 'private' | 'business') => save([{ name: 'conversation.mark', args: { id, as } }]),
    robot: (ids: readonly string[], on: boolean) => save(several('conversation.robot', ids, { on })),
    async empty(id: string) {
      const isSaved = await save([{ name: 'conversation.empty', args: { id } }])
      if (isSaved) toasts.done(t('done.emptied'))
      return isSaved
    },
    markUnread: (ids: readonly string[]) => seen('conversation_seen.markUnread', ids),
    pin,
    mute: (id: string, on: boolean) => seen('conversation_seen.mute', [id], { on }),
    read,
    readAll,
  }
}
export type ConversationWork = ReturnType<typeof useConversationWork>

const portions = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / limits.rowsPerMutation) }, (_, nth) =>
    ids.slice(nth * limits.rowsPerMutation, (nth + 1) * limits.rowsPerMutation),
  )
