import type { InboundFiles } from '../../blobs/inboundFiles.ts'
import type { EventOwner } from '../../channels/events/rawEvents.ts'
import {
  fetchReceivedFiles,
  longestReceivedFile,
  type ReceivedFile,
  type ReceivedFileFault,
} from '../../conversations/fetchReceivedFiles.ts'
import type { Connection, Database } from '../../db/connect.ts'
import type { Log } from '../../log.ts'
import type { Secrets } from '../../secrets.ts'
import { fetchLinkedMedia, LinkedMediaError } from '../media.ts'
import type { MediaRef, PhoneServer } from '../protocol.ts'
import type { SaidContent } from './said.ts'

type SaidFile = { id: string; content: SaidContent }

/** In the transaction of the message that brings it: what is to be fetched. What opens it is sealed for that message. */
export async function planLinkedFiles(
  connection: Connection,
  { account, channelAccount }: EventOwner,
  said: readonly SaidFile[],
  secrets: Secrets,
): Promise<void> {
  const files = said.flatMap(({ id, content }) =>
    content.kind === 'media'
      ? { id, sealed: secrets.seal(mediaPurpose(account, id), JSON.stringify(refIn(content))) }
      : [],
  )
  if (!files.length) return
  await connection.query(
    `insert into linked_media (account_id, message_id, channel_account_id, sealed)
     select $1, t.id, $2, t.sealed from jsonb_to_recordset($3::jsonb) as t (id uuid, sealed text) on conflict do nothing`,
    [account, channelAccount, JSON.stringify(files)],
  )
}

const refIn = ({ media, url, mime, size, key, sha256, encSha256 }: MediaRef): MediaRef => ({
  media,
  url,
  mime,
  size,
  key,
  sha256,
  encSha256,
})
const mediaPurpose = (account: string, message: string) => `linked media:${account}:${message}`

export type LinkedFileTools = {
  database: Database
  secrets: Secrets
  files: InboundFiles
  log: Log
  server: () => Promise<PhoneServer | null>
}

/** WhatsApp keeps a file for some weeks; after so many tries, which take days, it is given up. */
const mostTries = 10

type LinkedFileDue = ReceivedFile & { sealed: string }

/** Fetches what people sent and is still at WhatsApp. Says whether there may be more. */
export const fetchLinkedFiles = (tools: LinkedFileTools, signal: AbortSignal): Promise<boolean> =>
  fetchReceivedFiles<LinkedFileDue>(
    tools,
    { mostTries, takeDue, forget, bytesOf: (due) => bytesAtWhatsapp(tools, due) },
    signal,
  )

async function takeDue({ pool }: Database, atOnce: number): Promise<LinkedFileDue[]> {
  const { rows } = await pool.query<LinkedFileDue>(
    `update linked_media w set tries = w.tries + 1, not_before = server_now() + make_interval(secs => 15 * 2 ^ least(w.tries + 1, 11))
     from (select account_id, message_id from linked_media where not_before <= server_now() order by not_before limit $1
       for update skip locked) due
     where w.account_id = due.account_id and w.message_id = due.message_id
     returning w.account_id as account, w.message_id as message, 0 as n, w.sealed, w.tries,
       coalesce((select m.parts -> 0 ->> 'name' from message m where m.account_id = w.account_id and m.id = w.message_id), '') as name`,
    [atOnce],
  )
  return rows
}

const forget = (connection: Connection, { account, message }: LinkedFileDue) =>
  connection.query('delete from linked_media where account_id = $1 and message_id = $2', [account, message])

const faults: Record<LinkedMediaError['problem'], ReceivedFileFault> = {
  address: 'unsafe',
  tooLarge: 'tooLarge',
  gone: 'gone',
  busy: 'later',
  broken: 'unsafe',
}

async function bytesAtWhatsapp(
  { secrets, server }: LinkedFileTools,
  { account, message, sealed }: LinkedFileDue,
): Promise<Buffer | ReceivedFileFault> {
  const ref = JSON.parse(secrets.open(mediaPurpose(account, message), sealed)) as MediaRef
  const near = await server()
  const host = URL.canParse(ref.url) ? new URL(ref.url).host : ''
  try {
    const also = near && { host, certificate: near.certificate }
    return await fetchLinkedMedia(ref, { most: longestReceivedFile, also: also && isLoopback(host) ? also : null })
  } catch (error) {
    if (error instanceof LinkedMediaError) return faults[error.problem]
    throw error
  }
}

const isLoopback = (host: string) => /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host)
