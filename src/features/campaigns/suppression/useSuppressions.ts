import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { covers, kindOfValue, mayLift, type SuppressionRow } from '#domain/campaigns/suppression'
import { type ConsentChannel, consentChannels } from '#domain/contacts/companions/consent'
import type { ErrorCode } from '#domain/errors'
import type { RightName } from '#domain/subAccounts/rights'
import { rowsWhere } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'
import { newId } from '#workers/newId'
import { useClient } from '../../../lib/client.ts'
import { useWords } from '../../../lib/errors.ts'
import { readOnce, useStored } from '../../../lib/reader.ts'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { inOrder, portions, writtenValue } from './suppressions.ts'

const readAll = (db: UserDatabase) => rowsWhere(db, 'suppression', () => true)

/** Everybody whom the company does not write to, the newest first; undefined until it is read. */
export const useSuppressions = () => useStored(async (db) => inOrder(await readAll(db)), [])

/** Why this user may not do something; null: they may. The server judges by itself. */
export function useRefusal(): (right: RightName) => ErrorCode | null {
  const user = useUser()
  return (right) => (!isSubAccount(user) || user[right] === 'granted' ? null : refusals[right])
}
const refusals = { delete_data: 'deleteNotAllowed', export_data: 'exportNotAllowed' } as const

export type ToSuppress = { values: readonly string[]; channels: readonly ConsentChannel[]; note: string }

const valueOf = ({ value }: SuppressionRow) => value

export function useSuppressing() {
  const { t } = useTranslation('campaigns')
  const { sync } = useClient()
  const toasts = useToasts()
  const words = useWords()
  const refusal = useRefusal()
  const user = useUser()
  const canLift = (row: SuppressionRow) => mayLift(row, isSubAccount(user) ? 'sub' : 'main')

  /** All are kept, or none; `channels`: none means all. True: nobody writes to them now. */
  async function suppress({ values, channels, note }: ToSuppress): Promise<boolean> {
    const known = (await readOnce(readAll)) ?? []
    const wanted = channels.length ? channels : consentChannels
    const covered = new Set(known.filter((row) => wanted.every((channel) => covers(row, channel))).map(valueOf))
    const rows = values
      .filter((value) => !covered.has(value))
      .map((value) => ({ id: newId(), kind: kindOfValue(value), value, channels: [...channels], note }))
    if (rows.length === 0) {
      toasts.info(t('suppression.known', { count: values.length }))
      return true
    }
    const saved = await sync.mutateAll(
      portions(rows).map((some) => ({ name: 'suppression.create' as const, args: { rows: some } })),
    )
    if (saved.kind === 'refused') {
      toasts.info(words.ofCode(saved.code))
      return false
    }
    const undo = async () => void (await sync.mutateAll(removals(rows)))
    toasts.done(t('suppression.added', { count: rows.length }), refusal('delete_data') ? {} : { undo })
    return true
  }

  /** Two devices may have added the same address: what this user may lift of it goes, and the rest stays. */
  async function allow(of: SuppressionRow): Promise<void> {
    const refused = refusal('delete_data')
    if (refused) return toasts.info(words.ofCode(refused))
    const all = ((await readOnce(readAll)) ?? []).filter(({ value }) => value === of.value)
    const rows = all.filter(canLift)
    const value = writtenValue(of) ?? ''
    const saved = await sync.mutateAll(removals(rows))
    if (saved.kind === 'refused') return toasts.info(words.ofCode(saved.code))
    toasts.done(t(rows.length < all.length ? 'suppression.stays' : 'suppression.removed', { value }), {
      undo: async () =>
        void (await sync.mutateAll(
          portions(rows).map((some) => ({ name: 'suppression.restore' as const, args: { rows: some } })),
        )),
    })
  }
  return { suppress, allow, canLift }
}

const removals = (rows: readonly { id: string }[]) =>
  portions(rows).map((some) => ({
    name: 'suppression.delete' as const,
    args: { ids: some.map(({ id }) => id) },
  }))
