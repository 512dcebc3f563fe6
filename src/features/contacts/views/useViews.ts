import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { mayChangeView, type SavedView, type ViewLook } from '#domain/views/savedView'
import { rowsWhere } from '#workers/database/read'
import { newId } from '#workers/newId'
import type { SaveResult } from '#workers/sync/core/saveResult'
import { useClient } from '../../../lib/client.ts'
import { useWords } from '../../../lib/errors.ts'
import { useStored } from '../../../lib/reader.ts'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'

/** The saved views that this user sees, by name; undefined until they are read. */
export function useViews(): SavedView[] | undefined {
  const views = useStored((db) => rowsWhere(db, 'saved_view', () => true), [])
  return useMemo(() => views?.toSorted((a, b) => byName.compare(a.name, b.name)), [views])
}
const byName = new Intl.Collator('zh-CN')

export type ViewHeader = Pick<SavedView, 'name' | 'shared'>

/** What can be done to saved views; each gives whether it was kept. */
export function useViewChanges() {
  const { t } = useTranslation('contacts')
  const { sync } = useClient()
  const user = useUser()
  const toasts = useToasts()
  const words = useWords()
  function isKept(saved: SaveResult): boolean {
    if (saved.kind === 'refused') toasts.info(words.ofCode(saved.code))
    return saved.kind === 'saved'
  }
  async function create(look: ViewLook, naming: ViewHeader): Promise<string | null> {
    const id = newId()
    return isKept(await sync.mutate('saved_view.create', { ...look, ...naming, id })) ? id : null
  }
  return {
    mayChange: (view: SavedView) =>
      mayChangeView(view, { account: user.account, user: user.id, role: isSubAccount(user) ? 'sub' : 'main' }),
    create,
    patch: async (id: string, fields: Partial<ViewLook & ViewHeader>) =>
      isKept(await sync.mutate('saved_view.patch', { id, fields })),
    async remove(view: SavedView) {
      if (!isKept(await sync.mutate('saved_view.delete', { id: view.id }))) return
      const { columns, sort, descending, filter, name, shared } = view
      toasts.done(t('views.deleted', { name }), {
        undo: async () => void (await create({ columns, sort, descending, filter }, { name, shared })),
      })
    },
  }
}
