import { useTranslation } from 'react-i18next'
import { labelAndBelow } from '#domain/contacts/labelTree'
import { limits } from '#domain/limits'
import type { ContactQuery } from '#workers/api'
import { contactsByIds } from '#workers/database/read'
import { useLabels } from '../../lib/labels.tsx'
import { readOnce } from '../../lib/reader.ts'
import { useUser } from '../../lib/session.ts'
import { useToasts } from '../../lib/toasts.ts'
import { type DistributionStart, openWindow } from '../../lib/windows.ts'
import { wholeFilter } from './contactAddress.ts'
import { handedFilter } from './handedFilter.ts'
import type { Selection } from './selection.ts'

type Chosen = { selection: Selection; query: ContactQuery; count: number; ids: () => Promise<string[]> }

/** Contacts that were chosen go on to somebody else: by name, or as the question of the list where they are many. */
export function useHandOn() {
  const { t } = useTranslation('app')
  const me = useUser().id
  const labels = useLabels()
  const toasts = useToasts()
  const open = (from: string, chosen: Pick<DistributionStart, 'ids' | 'filter'>) =>
    openWindow({ kind: 'distribute', start: { action: from === me ? 'distribute' : 'transfer', from, ...chosen } })

  function asQuestion({ selection, query }: Chosen) {
    const isQuestion = selection.kind === 'all' && selection.except.size === 0 && query.search.trim() === ''
    const handed = isQuestion && handedFilter(wholeFilter(query), (kind, id) => labelAndBelow(labels[kind], id))
    if (!handed) return toasts.info(t('windows.handOnMany', { max: limits.transferRows }))
    // All at once have one giver.
    if (handed.belongto === null) return toasts.info(t('windows.handOnMixed'))
    open(handed.belongto, { ids: null, filter: handed.filter })
  }

  return async (chosen: Chosen) => {
    if (chosen.count > limits.transferRows) return asQuestion(chosen)
    const ids = await chosen.ids()
    const rows = (await readOnce((db) => contactsByIds(db, ids))) ?? []
    const [from, ...others] = new Set(rows.flatMap((row) => row?.belongto ?? []))
    if (from === undefined) return
    if (others.length > 0) return toasts.info(t('windows.handOnMixed'))
    open(from, { ids })
  }
}
