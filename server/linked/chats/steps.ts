import { type AboutMessage, aboutMessage, type LinkCard } from '#domain/conversations/messageExtra'
import type { MessageFile } from '#domain/email/render/message'
import { whatsappMediaKind, whatsappMimeOf } from '#domain/whatsapp/media'
import type { BlobStore } from '../../blobs/store.ts'
import { inRef } from '../../conversations/inbound.ts'
import type { ChatToSend } from '../../conversations/sending/chatDriver.ts'
import type { Database } from '../../db/connect.ts'
import type { LinkedRef, OutgoingLinkedMessage } from '../protocol.ts'

/** One message of WhatsApp's: what a user wrote may be several of them. */
export type LinkedStep =
  | { of: 'text'; body: string; link: LinkCard | null }
  | { of: 'file'; file: MessageFile; caption: string; asDocument: boolean }
  | { of: 'about'; about: AboutMessage; body: string }

/** In the order in which they leave; none: it cannot be sent here. */
export function linkedSteps({ body, extra, files }: Pick<ChatToSend, 'body' | 'extra' | 'files'>): LinkedStep[] {
  const about = aboutMessage(extra)
  if (about) return about.kind === 'edit' && !body.trim() ? [] : [{ of: 'about', about, body }]
  if (extra?.kind === 'link') return linkSteps(extra, body, files)
  if (extra !== null && !plainKinds.has(extra.kind)) return placeStep(extra, body)
  return plainSteps(body, files, extra?.kind === 'document')
}

/** Text and files, which say something of themselves alone. */
const plainKinds: ReadonlySet<string> = new Set(['voice', 'forwarded', 'document'])

function plainSteps(body: string, files: readonly MessageFile[], asDocument = false): LinkedStep[] {
  const text: LinkedStep[] = body.trim() ? [{ of: 'text', body, link: null }] : []
  const [first] = files
  if (!first) return text
  const isCaption = (asDocument || mediaOf(first) !== 'audio') && body.length <= 1_024
  return [
    ...(isCaption ? [] : text),
    ...files.map(
      (file, n): LinkedStep => ({ of: 'file', file, caption: n === 0 && isCaption ? body : '', asDocument }),
    ),
  ]
}

/** The address stands in the text, or WhatsApp shows no preview of it; with a picture it is a product card. */
function linkSteps(link: LinkCard, body: string, files: readonly MessageFile[]): LinkedStep[] {
  const { url, title, description, price } = link
  if (files.length) return plainSteps(linesOf([body, `*${title}*`, price, description, url]), files)
  return [{ of: 'text', body: body.includes(url) ? body : linesOf([body, url]), link }]
}
const linesOf = (lines: readonly string[]) =>
  lines
    .map((one) => one.trim())
    .filter(Boolean)
    .join('\n')

/** A linked device writes no place of its own: the map's address does. */
function placeStep(extra: NonNullable<ChatToSend['extra']>, body: string): LinkedStep[] {
  if (extra.kind !== 'location') return []
  const { name, address = '', latitude, longitude } = extra
  return plainSteps(linesOf([body, name, address, `https://maps.google.com/?q=${latitude},${longitude}`]), [])
}

const mediaOf = (file: MessageFile): 'image' | 'video' | 'audio' | 'document' => {
  const mime = whatsappMimeOf(file)
  return (mime !== null && whatsappMediaKind(mime)) || 'document'
}

type StepTools = { database: Database; blobs: BlobStore }

/** As the library takes it; a text: why it cannot be sent, `later`: not yet. */
export async function outgoingOf(
  tools: StepTools,
  message: ChatToSend,
  step: LinkedStep,
  id: string,
): Promise<OutgoingLinkedMessage | 'later' | 'messageGone'> {
  const to = message.to.value
  const isForwarded = message.extra?.kind === 'forwarded'
  switch (step.of) {
    case 'text':
      return {
        to,
        id,
        kind: 'text',
        text: step.body,
        ...(step.link && { link: previewOf(step.link) }),
        ...(isForwarded && { isForwarded }),
        ...(await quotedOf(tools.database, message)),
      }
    case 'file': {
      const bytes = await bytesOfBlob(tools, message.account, step.file.hash)
      if (!bytes) return 'later'
      const { name } = step.file
      const mime = whatsappMimeOf(step.file) ?? step.file.mime
      const isVoice = !step.asDocument && (message.extra?.kind === 'voice' || mime.startsWith('audio/ogg'))
      const of = {
        media: step.asDocument ? ('document' as const) : mediaOf(step.file),
        bytes,
        mime: voiceMime(mime, isVoice),
        name,
        caption: step.caption,
        isVoice,
      }
      return {
        to,
        id,
        kind: 'media',
        ...of,
        ...(isForwarded && { isForwarded }),
        ...(await quotedOf(tools.database, message)),
      }
    }
    case 'about': {
      const of = await refOfMessage(tools.database, message, step.about.to)
      if (!of) return 'messageGone'
      if (step.about.kind === 'reaction') return { to, id, kind: 'reaction', of, emoji: step.about.emoji }
      return step.about.kind === 'edit' ? { to, id, kind: 'edit', of, text: step.body } : { to, id, kind: 'revoke', of }
    }
  }
}

const previewOf = ({ url, title, description, price }: LinkCard) => ({
  url,
  title,
  description: [price, description].filter(Boolean).join(' · '),
})

const voiceMime = (mime: string, isVoice: boolean) =>
  isVoice && mime === 'audio/ogg' ? 'audio/ogg; codecs=opus' : mime

async function quotedOf(database: Database, message: ChatToSend): Promise<Pick<OutgoingLinkedMessage, 'quoted'>> {
  const ref = message.answers ? await refOfMessage(database, message, message.answers) : null
  return ref ? { quoted: ref } : {}
}

/** How WhatsApp knows a message of this thread; null: it does not. */
export async function refOfMessage(
  { pool }: Pick<Database, 'pool'>,
  { account, channelAccount, conversation, to }: Pick<ChatToSend, 'account' | 'channelAccount' | 'conversation' | 'to'>,
  id: string,
): Promise<(LinkedRef & { text: string }) | null> {
  const { rows } = await pool.query<{ ref: string; sender: string | null; text: string }>(
    `select p.ref, m.said_by ->> 'id' as sender, left(m.body, 1000) as text from message m
     join provider_ref p on p.account_id = m.account_id and p.channel_account_id = $2 and p.object_id = m.id and p.object = 'message'
     where m.account_id = $1 and m.id = $3 and m.conversation_id = $4 and m.deleted_at is null order by p.part limit 1`,
    [account, channelAccount, id, conversation],
  )
  const [row] = rows
  if (!row) return null
  const prefix = inRef('')
  const fromMe = !row.ref.startsWith(prefix)
  const ref = fromMe ? row.ref : row.ref.slice(prefix.length)
  return { id: ref, chat: to.value, fromMe, sender: row.sender, text: row.text }
}

async function bytesOfBlob({ database, blobs }: StepTools, account: string, hash: string): Promise<Uint8Array | null> {
  const { rows } = await database.pool.query<{ key: string }>(
    'select key from blob where account_id = $1 and sha256 = $2',
    [account, hash],
  )
  return rows[0] ? blobs.get(rows[0].key) : null
}
