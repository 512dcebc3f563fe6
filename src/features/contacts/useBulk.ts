import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Contact, type ContactFields, type FollowUpStatus, followUpStatuses } from '#domain/contacts/contact'
import { contactsByIds } from '#workers/database/read'
import { useClient } from '../../lib/client.ts'
import { useWords } from '../../lib/errors.ts'
import { readOnce } from '../../lib/reader.ts'
import { useToasts } from '../../lib/toasts.ts'
import { type BulkOutcome, changeAll, changeGroups, type Progress } from './bulk.ts'

export type BulkAction =
  | { kind: 'patch'; fields: ContactFields }
  | { kind: 'status'; status: FollowUpStatus }
  | { kind: 'tag.add' | 'tag.remove'; tag: string }
  | { kind: 'delete' }

/** Reading more rows for an undo would take too much memory. */
export const undoable = 20_000

/** What runs now, for the dialog that shows it. Few contacts are done before anything could be seen. */
export type Running = Progress & { title: 'running' | 'deleting' | 'restoring'; stop: () => void }

export function useBulk() {
  const { t } = useTranslation('contacts')
  const { sync } = useClient()
  const toasts = useToasts()
  const words = useWords()
  const [running, setRunning] = useState<Running | null>(null)

  async function run(
    title: Running['title'],
    work: (options: Parameters<typeof changeAll>[3]) => Promise<BulkOutcome>,
  ) {
    const stop = new AbortController()
    const onProgress = (progress: Progress) =>
      progress.done < progress.of && setRunning({ ...progress, title, stop: () => stop.abort() })
    try {
      const outcome = await work({ signal: stop.signal, onProgress })
      if (outcome.kind === 'stopped') toasts.info(t('bulk.stopped', { done: outcome.done, of: outcome.of }))
      if (outcome.kind === 'refused')
        toasts.info(t('bulk.failed', { done: outcome.done, of: outcome.of, reason: words.ofCode(outcome.code) }))
      return outcome
    } finally {
      setRunning(null)
    }
  }

  async function change(chosen: string[], action: Exclude<BulkAction, { kind: 'delete' }>) {
    if (action.kind === 'status') return setStatus(chosen, action.status)
    const ids = asStored(chosen)
    const outcome = await run('running', (options) =>
      changeAll(
        sync,
        ids,
        (some) =>
          action.kind === 'patch'
            ? { name: 'contact.patch', args: { ids: some, fields: action.fields } }
            : { name: `contact.${action.kind}`, args: { ids: some, tag: action.tag } },
        options,
      ),
    )
    if (outcome.kind === 'done') toasts.done(t('bulk.changed', { count: outcome.done }))
  }

  /** `name`: of the one contact that is meant. */
  async function setStatus(chosen: string[], status: FollowUpStatus, name?: string) {
    const ids = asStored(chosen)
    const canUndo = ids.length <= undoable
    const former: Former[] = []
    const outcome = await run('running', (options) =>
      changeAll(
        sync,
        ids,
        async (some) => {
          if (canUndo) former.push(...(await rowsOf(some)).map(formerOf))
          return { name: 'contact.patch', args: { ids: some, fields: { follow_up_status: status } } }
        },
        options,
      ),
    )
    if (outcome.done === 0) return
    const text = name
      ? t('bulk.nowStatus', { name, status: t(`status.${status}`) })
      : t('bulk.changed', { count: outcome.done })
    toasts.done(text, canUndo ? { undo: () => putBack(former, status) } : {})
  }

  /** What somebody has changed again since stays as it is. */
  async function putBack(former: readonly Former[], status: FollowUpStatus) {
    const rows = await rowsOf(former.map(({ id }) => id))
    const unchanged = new Set(rows.filter((row) => row.follow_up_status === status).map(({ id }) => id))
    const groups = followUpStatuses
      .filter((before) => before !== status)
      .map((before) => ({
        items: former.filter(({ id, follow_up_status }) => follow_up_status === before && unchanged.has(id)),
        change: (some: Former[]) => ({
          name: 'contact.patch' as const,
          args: { ids: some.map(({ id }) => id), fields: { follow_up_status: before } },
        }),
      }))
    const outcome = await run('running', (options) => changeGroups(sync, groups, options))
    if (outcome.kind === 'done') toasts.done(t('bulk.undone', { count: outcome.done }))
  }

  async function remove(chosen: string[]) {
    const ids = asStored(chosen)
    const kept: Contact[] = []
    const outcome = await run('deleting', (options) =>
      changeAll(
        sync,
        ids,
        async (some) => {
          if (ids.length <= undoable) kept.push(...(await rowsOf(some)))
          return { name: 'contact.delete', args: { ids: some } }
        },
        options,
      ),
    )
    if (outcome.done === 0) return
    const gone = new Set(ids.slice(0, outcome.done))
    const rows = kept.filter(({ id }) => gone.has(id))
    toasts.done(t('bulk.deleted', { count: outcome.done }), rows.length > 0 ? { undo: () => restore(rows) } : {})
  }

  async function restore(rows: Contact[]) {
    const outcome = await run('restoring', (options) =>
      changeAll(sync, rows, (some) => ({ name: 'contact.restore', args: { rows: some } }), options),
    )
    if (outcome.kind === 'done') toasts.done(t('bulk.restored', { count: outcome.done }))
  }

  return { running, change, setStatus, remove }
}

type Former = Pick<Contact, 'id' | 'follow_up_status'>
const formerOf = ({ id, follow_up_status }: Contact): Former => ({ id, follow_up_status })

/** Neighbours are kept together: in the order of the list, each step would touch the whole database. */
const asStored = (ids: readonly string[]) => ids.toSorted()

async function rowsOf(ids: string[]): Promise<Contact[]> {
  const rows = await readOnce((db) => contactsByIds(db, ids))
  return rows?.filter((row) => row !== null) ?? []
}
