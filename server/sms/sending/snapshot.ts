import type { StepMessage } from '#domain/campaigns/steps'
import type { CampaignTask } from '#domain/campaigns/task'
import type { SmsMessageFields, SmsMessageRow } from '#domain/sms/message'
import type { Connection } from '../../db/connect.ts'
import { quotedColumns } from '../../sync/tables.ts'

/** A text message of a task as it was when the task began. */
export type SmsSnapshot = Omit<SmsMessageFields, 'name'> & {
  kind: 'sms'
  id: string
  /** of a sequence; '' of a task without one */
  step: string
}

type MessagesOf = { account: string; scope: string | null; messages: readonly StepMessage[] }

/** The texts of a task; null: one of them is gone, or is not its user's. `scope`: null for a main account, who has all. */
export async function readSmsMessages(
  connection: Connection,
  { account, scope, messages }: MessagesOf,
): Promise<SmsSnapshot[] | null> {
  const { rows } = await connection.query<SmsMessageRow>(
    `select ${quotedColumns('sms_message').join(', ')} from sms_message
     where account_id = $1 and ($2::text is null or scope = $2) and id = any($3::uuid[]) and deleted_at is null`,
    [account, scope, messages.map(({ message }) => message)],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const snapshots = messages.flatMap(({ step, message }): SmsSnapshot[] => {
    const found = byId.get(message)
    if (!found) return []
    const { id, text, language, opt_out, shortens_links, templates } = found
    return [{ kind: 'sms', id, step, text, language, opt_out, shortens_links, templates }]
  })
  return snapshots.length === messages.length ? snapshots : null
}

/** What a task that has begun sends, by the step. */
export async function readSmsRun(
  connection: Pick<Connection, 'query'>,
  { account, task }: { account: string; task: Pick<CampaignTask, 'id'> },
): Promise<ReadonlyMap<string, SmsSnapshot>> {
  const { rows } = await connection.query<{ mails: { kind?: string; step: string }[] }>(
    'select mails from campaign_run where account_id = $1 and task_id = $2',
    [account, task.id],
  )
  const texts = (rows[0]?.mails ?? []).filter((mail): mail is SmsSnapshot => mail.kind === 'sms')
  return new Map(texts.map((text) => [text.step, text]))
}
