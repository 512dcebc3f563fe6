import { isWhatsappAccount, lacksSecrets, type WhatsappAccount } from '#domain/channels/account'
import { rowById, rowsWhere } from '#workers/database/read'
import { useStored } from '../../lib/reader.ts'

const byName = new Intl.Collator('zh-CN')

/** The company's numbers of WhatsApp by name; undefined while they are looked for. */
export const useWhatsappNumbers = (): WhatsappAccount[] | undefined =>
  useStored(
    async (db) =>
      (await rowsWhere(db, 'channel_account', isWhatsappAccount))
        .filter(isWhatsappAccount)
        .sort((one, other) => byName.compare(one.name, other.name) || (one.id < other.id ? -1 : 1)),
    [],
  )

/** null: it is not here. */
export const useWhatsappNumber = (id: string): WhatsappAccount | null | undefined =>
  useStored(
    async (db) => {
      const row = await rowById(db, 'channel_account', id)
      return row && isWhatsappAccount(row) ? row : null
    },
    [id],
  )

export type NumberState = 'off' | 'secretMissing' | 'problem' | 'untested' | 'deaf' | 'ready'

/** How far a number can be relied on. `deaf`: it sends, and nobody hears what comes of it. */
export function numberState(account: WhatsappAccount): NumberState {
  if (!account.is_on) return 'off'
  if (lacksSecrets(account)) return 'secretMissing'
  if (account.problem) return 'problem'
  if (account.tested_at === null) return 'untested'
  return account.number?.is_heard ? 'ready' : 'deaf'
}
