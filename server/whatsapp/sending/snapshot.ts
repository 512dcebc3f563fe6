import type { PriceCategory } from '#domain/campaigns/prices'
import type { StepMessage } from '#domain/campaigns/steps'
import type { CampaignTask } from '#domain/campaigns/task'
import type { WhatsappAccount } from '#domain/channels/account'
import type { MessageFile } from '#domain/email/render/message'
import { categoryOfTemplate } from '#domain/whatsapp/campaignRules'
import type { WhatsappMessageRow } from '#domain/whatsapp/message'
import { headerFile, type MessageObstacle, messageObstacles } from '#domain/whatsapp/messageObstacles'
import type { TemplateContent } from '#domain/whatsapp/template'
import type { WhatsappTemplate } from '#domain/whatsapp/templateRow'
import type { Connection } from '../../db/connect.ts'
import { quotedColumns } from '../../sync/tables.ts'

/** A message of a task as it and its template were when the task began. */
export type WhatsappSnapshot = {
  kind: 'whatsapp'
  id: string
  /** of a sequence; '' of a task without one */
  step: string
  /** the WhatsApp Business account that has the template: its numbers alone send it */
  waba: string
  category: PriceCategory
  content: TemplateContent
  texts: Record<string, string>
  buttons: Record<string, string>
  file: MessageFile | null
}

type MessagesOf = {
  account: string
  scope: string | null
  messages: readonly StepMessage[]
  numbersAt: (step: string) => readonly WhatsappAccount[]
}

type Read = { snapshots: WhatsappSnapshot[] } | { gone: true } | { obstacles: readonly MessageObstacle[] }

/** What a task would send now, or what keeps it from being sent. `scope`: null for a main account, who has all. */
export async function readWhatsappMessages(connection: Connection, of: MessagesOf): Promise<Read> {
  const { account, scope, messages, numbersAt } = of
  const rows = await messageRows(connection, account, { scope, ids: messages.map(({ message }) => message) })
  const templates = await templateRows(connection, account, [...rows.values()])
  const snapshots: WhatsappSnapshot[] = []
  for (const { step, message } of messages) {
    const row = rows.get(message)
    if (!row) return { gone: true }
    const template = templates.get(row.template_id) ?? null
    const waba = template?.waba ?? null
    const obstacles = messageObstacles({ message: row, template, numbers: numbersAt(step), waba })
    const content = template?.approved
    if (obstacles.length || !template || !content) return { obstacles }
    const { id, texts, buttons } = row
    const file = headerFile(content, row.file)
    const category = categoryOfTemplate(template)
    snapshots.push({ kind: 'whatsapp', id, step, waba: waba ?? '', category, content, texts, buttons, file })
  }
  return { snapshots }
}

type MessageIds = { scope: string | null; ids: readonly string[] }

async function messageRows(connection: Connection, account: string, { scope, ids }: MessageIds) {
  const { rows } = await connection.query<WhatsappMessageRow>(
    `select ${quotedColumns('whatsapp_message').join(', ')} from whatsapp_message
     where account_id = $1 and ($2::text is null or scope = $2) and id = any($3::uuid[]) and deleted_at is null`,
    [account, scope, ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

type TemplateOfAccount = Pick<
  WhatsappTemplate,
  'id' | 'state' | 'approved' | 'category' | 'meta_category' | 'channel_account_id'
> & {
  waba: string | null
}

/** Also those of a number that was deleted: its WhatsApp Business account may have others. */
async function templateRows(connection: Connection, account: string, messages: readonly WhatsappMessageRow[]) {
  const { rows } = await connection.query<TemplateOfAccount>(
    `select t.id, t.state, t.approved, t.category, t.meta_category, t.channel_account_id, c.setting ->> 'waba' as waba
     from whatsapp_template t left join channel_account c on c.account_id = t.account_id and c.id = t.channel_account_id
     where t.account_id = $1 and t.id = any($2::uuid[]) and t.deleted_at is null`,
    [account, messages.map(({ template_id }) => template_id)],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** What a task that has begun sends, by the step. */
export async function readWhatsappRun(
  connection: Pick<Connection, 'query'>,
  { account, task }: { account: string; task: Pick<CampaignTask, 'id'> },
): Promise<ReadonlyMap<string, WhatsappSnapshot>> {
  const { rows } = await connection.query<{ mails: { kind?: string; step: string }[] }>(
    'select mails from campaign_run where account_id = $1 and task_id = $2',
    [account, task.id],
  )
  const messages = (rows[0]?.mails ?? []).filter((mail): mail is WhatsappSnapshot => mail.kind === 'whatsapp')
  return new Map(messages.map((message) => [message.step, message]))
}
