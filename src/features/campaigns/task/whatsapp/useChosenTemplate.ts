import { isWhatsappAccount } from '#domain/channels/account'
import { sendableTemplate, type WhatsappTemplate } from '#domain/whatsapp/templateRow'
import { rowById, rowsWhere } from '#workers/database/read'
import { useStored } from '../../../../lib/reader.ts'

/** A template with the WhatsApp Business account that has it; null where nobody knows that any more. */
export type TemplateOfAccount = { template: WhatsappTemplate; waba: string | null }

/** null: it was deleted, or none is chosen. */
export const useChosenTemplate = (id: string): TemplateOfAccount | null | undefined =>
  useStored(
    async (db) => {
      const template = id ? await rowById(db, 'whatsapp_template', id) : null
      if (!template) return null
      const number = await rowById(db, 'channel_account', template.channel_account_id)
      return { template, waba: number && isWhatsappAccount(number) ? number.setting.waba : null }
    },
    [id],
  )

/** All that can be sent over one of these WhatsApp Business accounts, by name; undefined while they are looked for. */
export function useSendableTemplates(wabas: readonly string[]): WhatsappTemplate[] | undefined {
  const known = wabas.join(' ')
  return useStored(
    async (db) => {
      const wanted = new Set(known.split(' '))
      const numbers = (await rowsWhere(db, 'channel_account', isWhatsappAccount)).filter(isWhatsappAccount)
      const ids = new Set(numbers.filter(({ setting }) => wanted.has(setting.waba)).map(({ id }) => id))
      const rows = await rowsWhere(
        db,
        'whatsapp_template',
        (row) => ids.has(row.channel_account_id) && sendableTemplate(row) !== null,
      )
      return rows.sort((a, b) => byName.compare(a.name, b.name) || (a.language < b.language ? -1 : 1))
    },
    [known],
  )
}
const byName = new Intl.Collator('zh-CN')
