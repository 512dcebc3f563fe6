import type { WhatsappAccount } from '#domain/channels/account'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { WhatsappTemplate } from '#domain/whatsapp/templateRow'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { writeServerRows } from '../../sync/serverRows.ts'
import { quotedColumns } from '../../sync/tables.ts'

const columns = quotedColumns('whatsapp_template').join(', ')
const accountColumns = quotedColumns('channel_account').join(', ')

export type TemplateName = { account: string; id: string }

/** In a transaction of the server; another company's is as one that is not there. */
export async function lockTemplate(connection: Connection, { account, id }: TemplateName): Promise<WhatsappTemplate> {
  const { rows } = await connection.query<WhatsappTemplate>(
    `select ${columns} from whatsapp_template where account_id = $1 and id = $2 and deleted_at is null for update`,
    [account, id],
  )
  if (!rows[0]) throw new AppError('notFound')
  return rows[0]
}

/** What only the server says of a template. */
export type TemplateFacts = Partial<
  Pick<
    WhatsappTemplate,
    | 'state'
    | 'meta_id'
    | 'rejected_reason'
    | 'quality'
    | 'meta_category'
    | 'approved'
    | 'problem'
    | 'problem_details'
    | 'problem_at'
    | 'submitted_at'
  >
>

/** Changes it upon the row as it is now; null where it is gone meanwhile. */
export const changeTemplate = (
  database: Database,
  { account, id }: TemplateName,
  change: (row: WhatsappTemplate) => TemplateFacts | null,
): Promise<WhatsappTemplate | null> =>
  asSystem(database, async (connection) => {
    const { rows } = await connection.query<WhatsappTemplate>(
      `select ${columns} from whatsapp_template where account_id = $1 and id = $2 and deleted_at is null for update`,
      [account, id],
    )
    const [row] = rows
    if (!row) return null
    const facts = change(row)
    if (!facts) return row
    const next = { ...row, ...facts }
    await writeServerRows(connection, account, 'whatsapp_template', [next])
    return next
  })

/** A number of this company. */
export async function numberById(connection: Connection, account: string, id: string): Promise<WhatsappAccount | null> {
  const { rows } = await connection.query<WhatsappAccount>(
    `select ${accountColumns} from channel_account
     where account_id = $1 and id = $2 and channel = 'whatsapp' and deleted_at is null`,
    [account, id],
  )
  return rows[0] ?? null
}

/** The numbers of a company that belong to this WhatsApp Business account. */
export async function numbersOfWaba(connection: Connection, account: string, waba: string): Promise<WhatsappAccount[]> {
  const { rows } = await connection.query<WhatsappAccount>(
    `select ${accountColumns} from channel_account
     where account_id = $1 and channel = 'whatsapp' and setting->>'waba' = $2 and deleted_at is null order by id`,
    [account, waba],
  )
  return rows
}

/** All templates of these numbers, locked, and those that Meta has by one of these ids: their number may have been another. */
export async function lockTemplatesOf(
  connection: Connection,
  account: string,
  numbers: readonly string[],
  metaIds: readonly string[] = [],
): Promise<WhatsappTemplate[]> {
  const { rows } = await connection.query<WhatsappTemplate>(
    `select ${columns} from whatsapp_template
     where account_id = $1 and (channel_account_id = any($2::uuid[]) or meta_id = any($3::text[]))
       and deleted_at is null
     order by id for update`,
    [account, numbers, metaIds],
  )
  return rows
}

/** The one that Meta has by this id; null: there is none, or somebody else is at it. */
export async function tryLockTemplate(
  connection: Connection,
  account: string,
  { numbers, metaId }: { numbers: readonly string[]; metaId: string },
): Promise<WhatsappTemplate | null> {
  const { rows } = await connection.query<WhatsappTemplate>(
    `select ${columns} from whatsapp_template
     where account_id = $1 and channel_account_id = any($2::uuid[]) and meta_id = $3 and deleted_at is null
     for update skip locked`,
    [account, numbers, metaId],
  )
  return rows[0] ?? null
}

/** One at a time decides about the templates of a WhatsApp Business account, within the caller's transaction. */
export async function lockWaba(connection: Connection, account: string, waba: string): Promise<void> {
  await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lockOfWaba(account, waba)])
}

/** The same without waiting for it. */
export async function tryLockWaba(connection: Connection, account: string, waba: string): Promise<boolean> {
  const { rows } = await connection.query<{ mine: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as mine',
    [lockOfWaba(account, waba)],
  )
  return rows[0]!.mine
}

const lockOfWaba = (account: string, waba: string) => `whatsapp waba ${account} ${waba}`

/** Words of Meta's as a row can keep them. */
export const metaWords = (words: string, most: number = limits.lineLength): string =>
  words
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
    .slice(0, most)
    .toWellFormed()
