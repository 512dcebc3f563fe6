import type { StepMessage } from '#domain/campaigns/steps'
import type { CampaignTask } from '#domain/campaigns/task'
import type { LinkedTemplate, LinkedTemplateFields } from '#domain/linked/template'
import type { Connection } from '../../db/connect.ts'
import { quotedColumns } from '../../sync/tables.ts'

/** A template of a task as it was when the task began. */
export type LinkedSnapshot = Omit<LinkedTemplateFields, 'name'> & {
  kind: 'linked'
  id: string
  /** of a sequence; '' of a task without one */
  step: string
}

type TemplatesOf = { account: string; scope: string | null; messages: readonly StepMessage[] }

/** The templates of a task; null: one of them is gone, or is not its user's. `scope`: null for a main account, who has all. */
export async function readLinkedTemplates(
  connection: Connection,
  { account, scope, messages }: TemplatesOf,
): Promise<LinkedSnapshot[] | null> {
  const { rows } = await connection.query<LinkedTemplate>(
    `select ${quotedColumns('linked_message').join(', ')} from linked_message
     where account_id = $1 and ($2::text is null or scope = $2) and id = any($3::uuid[]) and deleted_at is null`,
    [account, scope, messages.map(({ message }) => message)],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const snapshots = messages.flatMap(({ step, message }): LinkedSnapshot[] => {
    const found = byId.get(message)
    if (!found) return []
    const { id, text, language, file } = found
    return [{ kind: 'linked', id, step, text, language, file }]
  })
  return snapshots.length === messages.length ? snapshots : null
}

/** What a task that has begun sends, by the step. */
export async function readLinkedRun(
  connection: Pick<Connection, 'query'>,
  { account, task }: { account: string; task: Pick<CampaignTask, 'id'> },
): Promise<ReadonlyMap<string, LinkedSnapshot>> {
  const { rows } = await connection.query<{ mails: { kind?: string; step: string }[] }>(
    'select mails from campaign_run where account_id = $1 and task_id = $2',
    [account, task.id],
  )
  const templates = (rows[0]?.mails ?? []).filter((mail): mail is LinkedSnapshot => mail.kind === 'linked')
  return new Map(templates.map((template) => [template.step, template]))
}
