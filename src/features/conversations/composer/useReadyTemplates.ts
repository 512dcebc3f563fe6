import { isWhatsappAccount } from '#domain/channels/account'
import type { TemplateContent } from '#domain/whatsapp/template'
import { sendableTemplate } from '#domain/whatsapp/templateRow'
import { rowsWhere } from '#workers/database/read'
import { useStored } from '../../../lib/reader.ts'

/** A template that may be sent, with what Meta approved of it. */
export type ReadyTemplate = { id: string; content: TemplateContent }

/** Those of the WhatsApp Business account that a number belongs to, by name; undefined while they are looked for. */
export const useReadyTemplates = (number: string): ReadyTemplate[] | undefined =>
  useStored(
    async (db) => {
      const numbers = (await rowsWhere(db, 'channel_account', isWhatsappAccount)).filter(isWhatsappAccount)
      const wabas = new Map(numbers.map(({ id, setting }) => [id, setting.waba]))
      const own = wabas.get(number)
      const rows = own
        ? await rowsWhere(db, 'whatsapp_template', (row) => wabas.get(row.channel_account_id) === own)
        : []
      return rows
        .flatMap((row) => {
          const content = sendableTemplate(row)
          return content ? [{ id: row.id, content }] : []
        })
        .sort((a, b) => (a.content.name < b.content.name ? -1 : a.content.name > b.content.name ? 1 : 0))
    },
    [number],
  )
