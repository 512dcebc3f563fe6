import { endingOfMime } from '#domain/whatsapp/media'
import type { InboundFiles } from '../../blobs/inboundFiles.ts'
import { ServiceUnanswered } from '../../channels/callService.ts'
import type { EventOwner } from '../../channels/events/rawEvents.ts'
import type { PageFile } from '../../channels/meta/pageWebhook.ts'
import {
  fetchReceivedFiles,
  longestReceivedFile,
  type ReceivedFile,
  type ReceivedFileFault,
} from '../../conversations/fetchReceivedFiles.ts'
import type { HeardText } from '../../conversations/inbound.ts'
import type { Connection, Database } from '../../db/connect.ts'
import type { Log } from '../../log.ts'
import type { OwnPages } from '../ownPages.ts'

/** In the transaction of the messages that bring them: what is to be fetched at Meta. */
export async function planPageFiles(
  connection: Connection,
  { account, channelAccount }: EventOwner,
  said: readonly { text: HeardText; files: readonly PageFile[] }[],
): Promise<void> {
  const files = said.flatMap(({ text, files: some }) => some.map(({ url }, n) => ({ id: text.chat!.id, n, url })))
  if (!files.length) return
  await connection.query(
    `insert into page_media (account_id, message_id, n, channel_account_id, url)
     select $1, m.id, t.n, $2, t.url from jsonb_to_recordset($3::jsonb) as t (id uuid, n int, url text)
     join message m on m.account_id = $1 and m.id = t.id on conflict do nothing`,
    [account, channelAccount, JSON.stringify(files)],
  )
}

export type PageFileTools = { database: Database; pages: OwnPages; files: InboundFiles; log: Log }

/** After so many tries, which take hours, it is given up: Meta keeps it no longer than some days. */
const mostTries = 10

type PageFileDue = ReceivedFile & { url: string }

/** Fetches what people sent and is still at Meta. Says whether there may be more. */
export const fetchPageFiles = (tools: PageFileTools, signal: AbortSignal): Promise<boolean> =>
  fetchReceivedFiles<PageFileDue>(
    tools,
    { mostTries, takeDue, forget, named, bytesOf: ({ url }) => bytesAtMeta(tools.pages, url, signal) },
    signal,
  )

/** Nobody else has them for a while; a process that ends meanwhile leaves them to the next one. */
async function takeDue({ pool }: Database, atOnce: number): Promise<PageFileDue[]> {
  const { rows } = await pool.query<PageFileDue>(
    `update page_media w set tries = w.tries + 1, not_before = server_now() + make_interval(secs => 15 * 2 ^ least(w.tries + 1, 11))
     from (select account_id, message_id, n from page_media where not_before <= server_now() order by not_before limit $1
       for update skip locked) due
     where w.account_id = due.account_id and w.message_id = due.message_id and w.n = due.n
     returning w.account_id as account, w.message_id as message, w.n, w.url, w.tries,
       coalesce((select m.parts -> w.n ->> 'name' from message m where m.account_id = w.account_id and m.id = w.message_id), '') as name`,
    [atOnce],
  )
  return rows
}

async function bytesAtMeta(pages: OwnPages, url: string, signal: AbortSignal): Promise<Buffer | ReceivedFileFault> {
  try {
    const answer = await pages.file(url, longestReceivedFile, signal)
    if (!answer) return 'unsafe'
    const { status, bytes } = answer
    if (status === 403 || status === 404 || status === 410) return 'gone'
    if (status !== 200) return 'later'
    return bytes ?? 'tooLarge'
  } catch (error) {
    if (error instanceof ServiceUnanswered) return error.code === 'hostNotAllowed' ? 'unsafe' : 'later'
    throw error
  }
}

const forget = (connection: Connection, { account, message, n }: PageFileDue) =>
  connection.query('delete from page_media where account_id = $1 and message_id = $2 and n = $3', [account, message, n])

/** Meta tells no names, and what a file is only by its bytes. */
function named(name: string, mime: string): string {
  const ending = endingOfMime(mime)
  return name.includes('.') || !ending ? name : `${name}.${ending}`
}
