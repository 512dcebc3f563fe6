import type { StepMessage } from '#domain/campaigns/steps'
import type { CampaignTask } from '#domain/campaigns/task'
import type { EmailMessage } from '#domain/email/render/message'
import type { EmailSender, Signature } from '#domain/email/sender/sender'
import type { Connection } from '../../db/connect.ts'
import { quotedColumns } from '../../sync/tables.ts'
import { trackedLinks } from './prepare.ts'

/** A mail of a task as it was when the task began. */
export type MailSnapshot = Pick<
  EmailMessage,
  'id' | 'theme' | 'preheader' | 'language' | 'content' | 'plain' | 'attachments'
> & {
  /** of a sequence; '' of a task without one */
  step: string
}

/** The mails of a task; null: one of them is gone, or is not its user's. `scope`: null for a main account, who has all. */
export async function readMails(
  connection: Connection,
  { account, scope, messages: wanted }: { account: string; scope: string | null; messages: readonly StepMessage[] },
): Promise<MailSnapshot[] | null> {
  const { rows } = await connection.query<EmailMessage>(
    `select ${quotedColumns('email_message').join(', ')} from email_message
     where account_id = $1 and ($2::text is null or scope = $2) and id = any($3::uuid[]) and deleted_at is null`,
    [account, scope, wanted.map(({ message }) => message)],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const mails = wanted.flatMap(({ step, message }): MailSnapshot[] => {
    const found = byId.get(message)
    if (!found) return []
    const { id, theme, preheader, language, content, plain, attachments } = found
    return [{ step, id, theme, preheader, language, content, plain, attachments }]
  })
  return mails.length === wanted.length ? mails : null
}

type Run = { account: string; task: CampaignTask; sender: EmailSender; mails: readonly MailSnapshot[] }

/** From here on nothing that is edited changes what goes out. The run is there. */
export async function keepSnapshot(connection: Connection, { account, task, sender, mails }: Run): Promise<void> {
  await connection.query(
    `update campaign_run set mails = mails || $3::jsonb, signature = $4, sender_name = $5, sender_address = $6
     where account_id = $1 and task_id = $2`,
    [account, task.id, JSON.stringify(mails), JSON.stringify(sender.signature), sender.name, sender.address],
  )
  const { website } = sender.signature
  const links = mails.flatMap(({ step, content }) => trackedLinks(content, website).map((link) => ({ step, ...link })))
  await connection.query(
    `insert into campaign_link (account_id, task_id, step, number, url, trap)
     select $1, $2, step, number, url, trap from jsonb_to_recordset($3::jsonb)
       as l (step text, number int, url text, trap boolean)`,
    [account, task.id, JSON.stringify(links)],
  )
  const files = [...filesIn(mails), ...logoOf(sender.signature)]
  await connection.query(
    `insert into email_mail_file (account_id, user_id, task_id, sha256, mime)
     select $1, $2, $3, hash, min(mime) from jsonb_to_recordset($4::jsonb) as f (hash text, mime text) group by hash`,
    [account, task.belongto, task.id, JSON.stringify(files)],
  )
}

type File = { hash: string; mime: string }

function filesIn(mails: readonly MailSnapshot[]): File[] {
  return mails.flatMap(({ content, attachments }) => [
    ...content.flatMap(({ block }) =>
      (block.kind === 'columns' ? block.columns.flat() : [block]).flatMap((one) =>
        one.kind === 'picture' ? [one] : [],
      ),
    ),
    ...attachments,
  ])
}

const logoOf = ({ logo }: Signature): File[] => (logo ? [logo] : [])
