import type { WhatsappTemplate } from '#domain/whatsapp/templateRow'
import { rowsWhere } from '#workers/database/read'
import { useStored } from '../../../lib/reader.ts'
import { useMessageChannel } from './useMessageChannel.ts'

const byName = new Intl.Collator('zh-CN')
const noTemplates: ReadonlyMap<string, WhatsappTemplate> = new Map()

/** Templates of WhatsApp by their ids; none of another channel. */
export function useChannelTemplates(): ReadonlyMap<string, WhatsappTemplate> {
  const channel = useMessageChannel()
  return (
    useStored(
      async (db) => {
        const rows = channel === 'whatsapp' ? await rowsWhere(db, 'whatsapp_template', () => true) : []
        rows.sort((one, other) => byName.compare(one.name, other.name) || (one.language < other.language ? -1 : 1))
        return new Map(rows.map((row) => [row.id, row]))
      },
      [channel],
    ) ?? noTemplates
  )
}

/** One template has the same name in several languages. '' of one that is gone. */
export const templateName = (template: Pick<WhatsappTemplate, 'name' | 'language'> | undefined): string =>
  template ? `${template.name} · ${template.language}` : ''
