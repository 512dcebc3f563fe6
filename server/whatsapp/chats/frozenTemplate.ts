import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import { plainTemplate, TemplateCategory, type TemplateContent } from '#domain/whatsapp/template'
import { sendableTemplate, type WhatsappTemplate } from '#domain/whatsapp/templateRow'
import type { Connection } from '../../db/connect.ts'

type FrozenFields = Partial<Pick<ConversationMessage, 'body' | 'extra' | 'parts'>>
type TemplateFacts = Pick<WhatsappTemplate, 'state' | 'approved' | 'meta_category'>

/**
 * What a message of a template says, as it is approved when it is written: that is sent, whatever becomes of the template. One that
 * cannot be sent has no content, and fails when its turn comes.
 */
export async function frozenTemplate(
  connection: Connection,
  place: { account: string; channelAccount: string },
  { extra }: Pick<ConversationMessage, 'extra'>,
): Promise<FrozenFields> {
  if (extra?.kind !== 'template') return {}
  const content = await readContent(connection, place, extra.template)
  if (!content) return { extra: { ...extra, content: null } }
  const file = 'file' in content.header ? content.header.file : null
  return {
    body: plainTemplate(content, extra.values),
    extra: { ...extra, content },
    parts: file ? [{ file, name: file.name, state: 'there' }] : [],
  }
}

/** Of the same WhatsApp Business account, whichever of its numbers it was made with. */
async function readContent(
  connection: Connection,
  { account, channelAccount }: { account: string; channelAccount: string },
  template: string,
): Promise<TemplateContent | null> {
  const { rows } = await connection.query<TemplateFacts>(
    `select t.state, t.approved, t.meta_category from whatsapp_template t
     join channel_account maker on maker.account_id = t.account_id and maker.id = t.channel_account_id
     join channel_account c on c.account_id = t.account_id and c.id = $2 and c.setting ->> 'waba' = maker.setting ->> 'waba'
     where t.account_id = $1 and t.id = $3 and t.deleted_at is null`,
    [account, channelAccount, template],
  )
  const content = rows[0] ? sendableTemplate(rows[0]) : null
  if (!content) return null
  // Meta charges for what it takes it for.
  const told = TemplateCategory.safeParse(rows[0]!.meta_category)
  return told.success ? { ...content, category: told.data } : content
}
