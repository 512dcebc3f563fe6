import type { SendOutcome } from '#domain/campaigns/outcome'
import type { WhatsappAccount } from '#domain/channels/account'
import type { MessageFile } from '#domain/email/render/message'
import type { BlobStore } from '../../blobs/store.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { stepFile } from '../chats/steps.ts'
import { uploadFiles } from '../chats/uploads.ts'
import type { GraphAccess } from '../graphAccounts.ts'
import type { WhatsappSnapshot } from './snapshot.ts'

type Task = { account: string; task: string }
type RunFile = Task & { number: string; file: MessageFile }

/** Meta keeps a file for 30 days. */
const keptDays = 28

type UploadPlan = {
  snapshots: readonly WhatsappSnapshot[]
  numbersAt: (step: string) => readonly Pick<WhatsappAccount, 'id'>[]
}

/** A task that begins keeps its files, which are handed to Meta once for each number. */
export async function expectUploads(
  connection: Connection,
  { account, task }: Task,
  { snapshots, numbersAt }: UploadPlan,
): Promise<void> {
  const wanted = snapshots.flatMap(({ step, file }) =>
    file ? numbersAt(step).map(({ id }) => ({ id, sha256: file.hash })) : [],
  )
  if (!wanted.length) return
  await connection.query(
    `insert into whatsapp_upload (account_id, task_id, channel_account_id, sha256)
     select $1, $2, id, sha256 from jsonb_to_recordset($3::jsonb) as w (id uuid, sha256 text) on conflict do nothing`,
    [account, task, JSON.stringify(wanted)],
  )
}

/** The files of tasks as Meta calls them. */
export type RunFiles = {
  /** its id at Meta; an outcome: Meta has not got it, and nothing can be sent with it */
  idOf: (sent: RunFile, access: GraphAccess, signal: AbortSignal) => Promise<string | SendOutcome>
  /** Meta does not know it any more under this id. */
  forget: (sent: RunFile, media: string) => Promise<void>
}

export function openRunFiles({ database, blobs }: { database: Database; blobs: BlobStore }): RunFiles {
  const underWay = new Map<string, Promise<string | SendOutcome>>()
  const keyOf = ({ task, number, file }: RunFile) => `${task} ${number} ${file.hash}`

  async function handIn(sent: RunFile, access: GraphAccess, signal: AbortSignal): Promise<string | SendOutcome> {
    const known = await readMedia(database, sent)
    if (known) return known
    const file = stepFile(sent.file)
    if (!file) return notThere
    const media = await uploadFiles({ database, blobs, account: sent.account }, access, [file], signal)
    const id = media instanceof Map ? media.get(file.file) : null
    if (!id) return media instanceof Map || media.kind === 'unwritable' ? notThere : put(media)
    await writeMedia(database, sent, id)
    return id
  }

  return {
    idOf(sent, access, signal) {
      const key = keyOf(sent)
      const asked = underWay.get(key) ?? handIn(sent, access, signal).finally(() => underWay.delete(key))
      underWay.set(key, asked)
      return asked
    },
    async forget(sent, media) {
      await database.pool.query(
        `update whatsapp_upload set media = '' where account_id = $1 and task_id = $2 and channel_account_id = $3
           and sha256 = $4 and media = $5`,
        [sent.account, sent.task, sent.number, sent.file.hash, media],
      )
    },
  }
}

const notThere: SendOutcome = {
  kind: 'account',
  passes: false,
  atOnce: true,
  pauses: 'messageFaulty',
  code: '',
  text: '',
}

/** What keeps one file from Meta keeps it from all: nobody is put off for it. */
const put = (outcome: SendOutcome): SendOutcome =>
  outcome.kind === 'account'
    ? outcome
    : {
        kind: 'account',
        passes: true,
        atOnce: true,
        pauses: 'senderUnreachable',
        code: '',
        text: 'a file was not taken',
      }

async function readMedia({ pool }: Database, { account, task, number, file }: RunFile): Promise<string> {
  const { rows } = await pool.query<{ media: string }>(
    `select media from whatsapp_upload where account_id = $1 and task_id = $2 and channel_account_id = $3 and sha256 = $4
       and at > server_now() - make_interval(days => $5)`,
    [account, task, number, file.hash, keptDays],
  )
  return rows[0]?.media ?? ''
}

async function writeMedia({ pool }: Database, { account, task, number, file }: RunFile, media: string): Promise<void> {
  await pool.query(
    `insert into whatsapp_upload (account_id, task_id, channel_account_id, sha256, media) values ($1, $2, $3, $4, $5)
     on conflict (account_id, task_id, channel_account_id, sha256) do update set media = excluded.media, at = server_now()`,
    [account, task, number, file.hash, media],
  )
}
