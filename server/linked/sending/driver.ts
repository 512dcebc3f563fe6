import type { SendOutcome } from '#domain/campaigns/outcome'
import type { LinkedAccount } from '#domain/channels/account'
import type { CustomField } from '#domain/contacts/customField'
import type { MessageFile } from '#domain/email/render/message'
import { afterAway } from '#domain/linked/campaignRules'
import { afterAccepted } from '#domain/linked/governor'
import { linkedMediaOf } from '#domain/linked/template'
import { whatsappMimeOf } from '#domain/whatsapp/media'
import type { BlobStore } from '../../blobs/store.ts'
import type { Candidate } from '../../campaigns/sending/candidates.ts'
import type { Batch } from '../../campaigns/sending/claim.ts'
import { readCustomFields } from '../../campaigns/sending/customFields.ts'
import { type CampaignDriver, type HandOver, MessageGone, type SendOne } from '../../campaigns/sending/driver.ts'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { inBackground } from '../../guarded.ts'
import type { Log } from '../../log.ts'
import { serverNow } from '../../people/serverNow.ts'
import { keepTexts } from '../../sms/sending/texts.ts'
import { ackNotLeft, ackTaken, type LinkedAcks } from '../acks.ts'
import { linkedMessageId } from '../messageId.ts'
import { changePhonePace, readPhonePace } from '../pace.ts'
import type { LinkedPhones } from '../phones.ts'
import type { OutgoingLinkedMessage } from '../protocol.ts'
import type { LinkedNews } from '../sessions.ts'
import type { LinkedSessionRef } from '../store.ts'
import { openLinkedLedger } from './ledger.ts'
import type { PauseBetween } from './pace.ts'
import { type OwnRefs, openOwnRefs } from './refs.ts'
import { askLimits, heardRefusal, keepLock } from './refusal.ts'
import { renderLinked } from './render.ts'
import { type LinkedSnapshot, readLinkedRun } from './snapshot.ts'

type LinkedBatch = Batch<LinkedAccount>

export type LinkedDriverTools = {
  database: Database
  phones: Pick<LinkedPhones, 'ask'>
  acks: LinkedAcks
  blobs: Pick<BlobStore, 'get'>
  log: Log
  /** so long the acknowledgement of a message is waited for, and once more after it was sent again */
  ackMs?: number
  pauseBetween?: PauseBetween
}

export type LinkedSender = {
  driver: CampaignDriver<LinkedAccount>
  /** for all that happens to phones which this process holds */
  heard: (phone: LinkedSessionRef, event: LinkedNews) => void
}

/** Sends tasks over linked phones, whichever process holds them. */
export function openLinkedSending(tools: LinkedDriverTools): LinkedSender {
  const { database, log } = tools
  const refs = openOwnRefs(database)
  const { add: keepText } = keepTexts(database)
  return {
    driver: {
      ledger: openLinkedLedger(tools.pauseBetween),
      async open(batch) {
        const run = await readRun(database, batch)
        return sendThrough({ ...tools, ...run, batch, refs, keepText, files: new Map() })
      },
      stop: tools.acks.stop,
    },
    heard(phone, event) {
      if (event.kind === 'locked')
        inBackground(log, 'the lock of a phone is not kept', keepLock(tools, phone, event.until))
      if (event.kind === 'open') inBackground(log, 'the limits of a phone are not kept', askLimits(tools, phone))
    },
  }
}

type LinkedRun = {
  templates: ReadonlyMap<string, LinkedSnapshot>
  fields: CustomField[]
  jids: ReadonlyMap<string, string>
  /** WhatsApp asked for time before, and nothing was taken since */
  isPutOff: boolean
}

const readRun = (database: Database, { account, task_row, receivers, sender }: LinkedBatch): Promise<LinkedRun> =>
  asSystem(database, async (connection) => {
    const { rows } = await connection.query<{ number: string; jid: string }>(
      'select number, jid from number_finding where account_id = $1 and number = any($2::text[]) and jid is not null',
      [account, receivers.map(({ address }) => address)],
    )
    const pace = await readPhonePace(connection, { account, id: sender.id })
    return {
      templates: await readLinkedRun(connection, { account, task: task_row }),
      fields: await readCustomFields(connection, account),
      jids: new Map(rows.map(({ number, jid }) => [number, jid])),
      isPutOff: (pace?.refusals ?? 0) > 0,
    }
  })

type Through = LinkedDriverTools &
  LinkedRun & {
    batch: LinkedBatch
    refs: OwnRefs
    keepText: ReturnType<typeof keepTexts>['add']
    /** of this batch, by their hash */
    files: Map<string, Promise<Uint8Array<ArrayBuffer> | null>>
  }

function sendThrough(through: Through): SendOne {
  const { batch, templates, fields } = through
  return async (receiver, handing) => {
    const template = templates.get(receiver.step)
    if (!template) throw new MessageGone(`no template for step ${receiver.step}`)
    const text = renderLinked(receiver, template, fields)
    if (text === null) return { kind: 'unwritable' }
    const message = await messageFor(through, receiver, { template, text })
    if (!message) return notThere
    await through.keepText(textOf(batch, receiver, text))
    await handOver(through, receiver, handing)
    return sendPatiently(through, receiver, message)
  }
}

/** Our own id is known before anything leaves. */
async function handOver({ refs, batch }: Through, { id }: Candidate, { beforeHandOver, signal }: HandOver) {
  if (signal.aborted) throw new Error('stopped before it left')
  await refs.add({ account: batch.account, phone: batch.sender.id, receiver: id })
  await beforeHandOver()
}

/** It is with WhatsApp when the acknowledgement comes. Without one it is sent again under the same id, once. */
async function sendPatiently(
  through: Through,
  { id }: Candidate,
  message: OutgoingLinkedMessage,
): Promise<SendOutcome> {
  const { batch, phones, refs, acks, ackMs = 30_000 } = through
  const phone = { account: batch.account, id: batch.sender.id }
  for (let tries = 0; ; tries++) {
    const acked = acks.until(phone, message.id, ackMs)
    const asked = await phones.ask('send', phone, message)
    if (asked.kind === 'failed' && asked.code === null && tries === 0) {
      await acks.keep({ ...phone, ref: message.id, ack: ackNotLeft })
      return notConnected(through, phone, asked.text)
    }
    // With a code it broke on the way, and the frame may have been written: the acknowledgement alone would say so.
    const ack = await acked
    if (ack === ackTaken) return taken(through, phone)
    if (ack !== null) return heardRefusal(through, phone, ack)
    if (tries > 0 || !(await refs.again({ account: phone.account, phone: phone.id, receiver: id }))) break
  }
  return { kind: 'uncertain', refs: [] }
}

async function taken({ database, isPutOff, log }: Through, phone: LinkedSessionRef): Promise<SendOutcome> {
  if (isPutOff)
    inBackground(
      log,
      'that a phone is listened to again is not kept',
      asSystem(database, (connection) => changePhonePace(connection, phone, afterAccepted)),
    )
  return { kind: 'accepted', refs: [], code: '', text: '' }
}

async function notConnected({ database }: Through, phone: LinkedSessionRef, text: string): Promise<SendOutcome> {
  await asSystem(database, async (connection) => {
    const now = await serverNow(connection)
    await changePhonePace(connection, phone, (pace) => afterAway(pace, now))
  })
  return { kind: 'account', passes: true, atOnce: false, pauses: 'senderUnreachable', code: '', text }
}

/** Its file is not on this server, which is the same for all. */
const notThere: SendOutcome = {
  kind: 'account',
  passes: false,
  atOnce: true,
  pauses: 'messageFaulty',
  code: '',
  text: 'the file is not there',
}

async function messageFor(
  { batch, blobs, database, files, jids }: Through,
  { id, address }: Candidate,
  { template: { file }, text }: { template: LinkedSnapshot; text: string },
): Promise<OutgoingLinkedMessage | null> {
  const to = { to: jids.get(address) ?? `${address}@s.whatsapp.net`, id: linkedMessageId(id) }
  if (!file) return { ...to, kind: 'text', text }
  const read = files.get(file.hash) ?? readFile({ database, blobs }, batch.account, file)
  files.set(file.hash, read)
  const bytes = await read
  if (!bytes) return null
  const { name } = file
  const mime = whatsappMimeOf(file) ?? 'application/octet-stream'
  return { ...to, kind: 'media', media: linkedMediaOf(file), bytes, mime, name, caption: text, isVoice: false }
}

async function readFile(
  { database, blobs }: Pick<LinkedDriverTools, 'database' | 'blobs'>,
  account: string,
  { hash }: MessageFile,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { rows } = await database.pool.query<{ key: string }>(
    'select key from blob where account_id = $1 and sha256 = $2',
    [account, hash],
  )
  return rows[0]?.key ? blobs.get(rows[0].key) : null
}

const textOf = ({ account, belongto, sender }: LinkedBatch, { id }: Candidate, text: string) => ({
  account,
  user: belongto,
  receiver: id,
  channelAccount: sender.id,
  text,
  parts: 1,
  price: null,
  currency: '',
  links: [],
})
