import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { contactsByIds } from '#workers/database/read'
import { readOnce } from '../../lib/reader.ts'
import { useUser } from '../../lib/session.ts'
import { useToasts } from '../../lib/toasts.ts'
import { openWindow } from '../../lib/windows.ts'

/** Contacts that were chosen by name go on to somebody else. All at once have one giver. */
export function useHandOn() {
  const { t } = useTranslation('app')
  const me = useUser().id
  const toasts = useToasts()
  return async (count: number, chosen: () => Promise<string[]>) => {
    if (count > limits.transferRows) return toasts.info(t('windows.handOnMany', { max: limits.transferRows }))
    const ids = await chosen()
    const rows = (await readOnce((db) => contactsByIds(db, ids))) ?? []
    const [from, ...others] = new Set(rows.flatMap((row) => row?.belongto ?? []))
    if (from === undefined) return
    if (others.length > 0) return toasts.info(t('windows.handOnMixed'))
    openWindow({ kind: 'distribute', start: { action: from === me ? 'distribute' : 'transfer', from, ids } })
  }
}
