import * as z from 'zod/mini'
import { graphMeaning } from '#domain/whatsapp/graphErrors'
import type { InboundFiles } from '../../blobs/inboundFiles.ts'
import { type HttpCall, jsonOf, type ServiceAnswer, ServiceUnanswered } from '../../channels/callService.ts'
import { GraphError } from '../../channels/whatsapp/graph.ts'
import { askMedia, MediaPlace } from '../../channels/whatsapp/media.ts'
import {
  fetchReceivedFiles,
  longestReceivedFile,
  type ReceivedFile,
  type ReceivedFileFault,
} from '../../conversations/fetchReceivedFiles.ts'
import type { Connection, Database } from '../../db/connect.ts'
import type { Log } from '../../log.ts'
import type { GraphAccess, ReachGraph } from '../graphAccounts.ts'
import { readUsableNumber } from '../numbers.ts'

export type FetchTools = { database: Database; graph: ReachGraph; files: InboundFiles; log: Log }

/** Meta keeps a file for some days; after so many tries, which take three of them, it is given up. */
const mostTries = 12

type WhatsappFileDue = ReceivedFile & { channelAccount: string; media: string }

/** Fetches what people sent and is still at Meta. Says whether there may be more. */
export const fetchWhatsappFiles = (tools: FetchTools, signal: AbortSignal): Promise<boolean> =>
  fetchReceivedFiles<WhatsappFileDue>(
    tools,
    { mostTries, takeDue, forget, bytesOf: (due) => bytesOf(tools, due, signal) },
    signal,
  )

/** Nobody else has them for a while; a process that ends meanwhile leaves them to the next one. */
async function takeDue({ pool }: Database, atOnce: number): Promise<WhatsappFileDue[]> {
  const { rows } = await pool.query<WhatsappFileDue>(
    `update whatsapp_media w set tries = w.tries + 1, not_before = server_now() + make_interval(secs => 15 * 2 ^ least(w.tries + 1, 11))
     from (select account_id, message_id from whatsapp_media where not_before <= server_now() order by not_before limit $1
       for update skip locked) due
     where w.account_id = due.account_id and w.message_id = due.message_id
     returning w.account_id as account, w.message_id as message, 0 as n, w.channel_account_id as "channelAccount", w.media, w.tries,
       coalesce((select m.parts -> 0 ->> 'name' from message m where m.account_id = w.account_id and m.id = w.message_id), '') as name`,
    [atOnce],
  )
  return rows
}

const forget = (connection: Connection, { account, message }: WhatsappFileDue) =>
  connection.query('delete from whatsapp_media where account_id = $1 and message_id = $2', [account, message])

async function bytesOf(
  { database, graph }: FetchTools,
  due: WhatsappFileDue,
  signal: AbortSignal,
): Promise<Buffer | ReceivedFileFault> {
  const row = await readUsableNumber(database.pool, due)
  return row ? bytesAtMeta(await graph.of({ account: due.account, row }), due.media, signal) : 'later'
}

async function bytesAtMeta(
  access: GraphAccess,
  media: string,
  signal: AbortSignal,
): Promise<Buffer | ReceivedFileFault> {
  const { setting, number, call } = access
  try {
    const place = await call(askMedia(setting, number, media), signal)
    const told = z.safeParse(MediaPlace, jsonOf(place.text))
    if (place.status >= 300 || !told.success) return isGone(place) ? 'gone' : 'later'
    if (told.data.file_size > longestReceivedFile) return 'tooLarge'
    const file = await call(bytesCall(setting.token, told.data.url), signal)
    if (file.status >= 300) return 'later'
    return file.bytes ?? 'tooLarge'
  } catch (error) {
    if (error instanceof ServiceUnanswered) return 'later'
    throw error
  }
}

/** Not a token that is refused now, nor a limit that is reached. */
function isGone({ status, text }: ServiceAnswer): boolean {
  const read = z.safeParse(GraphError, jsonOf(text))
  return read.success && graphMeaning(read.data.error.code, status).kind === 'receiver'
}

const bytesCall = (token: string, url: string): HttpCall => ({
  url,
  method: 'GET',
  headers: { authorization: `Bearer ${token}` },
  most: longestReceivedFile,
})
