import * as z from 'zod/mini'
import type { OwnPageAccount } from '#domain/channels/account'
import type { MessageWay } from '#domain/ownPages/answering'
import { pageFileKind, pageMimeOf } from '#domain/ownPages/pageFiles'
import type { BlobStore } from '../../blobs/store.ts'
import type { HandOver } from '../../campaigns/sending/driver.ts'
import type { ChatOutcome, ChatToSend } from '../../conversations/sending/chatDriver.ts'
import type { Database } from '../../db/connect.ts'
import { bytesToSend } from '../../whatsapp/chats/uploads.ts'
import type { OwnPages } from '../ownPages.ts'
import { messageCall, outcomeOfPage, type PageContent, uploadCall } from './answers.ts'

type FileTools = { database: Database; pages: OwnPages; blobs: BlobStore }
type FilesToSend = { message: ChatToSend; row: OwnPageAccount; way: MessageWay }

/** Its text, and after it each of its files as a message of its own, as Meta wants it: the files are handed over before anything leaves. */
export async function sendWithFiles(
  tools: FileTools,
  { message, row, way }: FilesToSend,
  { beforeHandOver, signal }: HandOver,
): Promise<ChatOutcome> {
  const contents: PageContent[] = message.body.trim() ? [{ text: message.body }] : []
  for (const file of message.files) {
    const content = await uploadFile(tools, { message, row }, file, signal)
    if ('kind' in content) return content
    contents.push(content)
  }
  await beforeHandOver()
  const refs: string[] = []
  for (const [n, content] of contents.entries()) {
    const call = messageCall(row, { id: message.id, way }, { id: message.to.value }, content)
    const outcome = outcomeOfPage(await tools.pages.askAs(message, call, signal), null)
    if (outcome.kind === 'accepted') refs.push(...outcome.refs)
    // Some of it has left: a person decides what is said again.
    else return n === 0 ? outcome : { kind: 'uncertain', refs, parts: contents.length }
  }
  return { kind: 'accepted', refs, code: '', text: '' }
}

const Uploaded = z.object({ attachment_id: z.union([z.string(), z.number()]) })

async function uploadFile(
  { pages, ...stores }: FileTools,
  { message, row }: Omit<FilesToSend, 'way'>,
  file: ChatToSend['files'][number],
  signal: AbortSignal,
): Promise<PageContent | ChatOutcome> {
  const type = pageFileKind(row.channel, file)
  if (!type) return { kind: 'unwritable', problem: 'media' }
  const bytes = await bytesToSend({ ...stores, account: message.account }, file)
  if (!bytes) return { kind: 'later', of: 'receiver', until: null, code: '', text: 'a file is not here yet' }
  const answer = await pages.askAs(
    message,
    uploadCall(row, type, { name: file.name, mime: pageMimeOf(file), bytes }),
    signal,
  )
  const read = answer.kind === 'said' ? z.safeParse(Uploaded, answer.data) : null
  if (read?.success) return { attachment: { type, payload: { attachment_id: String(read.data.attachment_id) } } }
  const outcome = outcomeOfPage(answer, null)
  // A file that may be there twice is no message that is.
  if (outcome.kind === 'uncertain' || outcome.kind === 'accepted')
    return { kind: 'later', of: 'sender', until: null, code: '', text: 'a file was not taken' }
  return outcome.kind === 'refused' ? { ...outcome, problem: 'media' } : outcome
}
