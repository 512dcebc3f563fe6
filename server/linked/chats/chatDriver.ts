import { smoothedPerSecond } from '#domain/campaigns/rateBook'
import { tableOffsetAt } from '#domain/campaigns/zoneOffsets'
import type { LinkedAccount } from '#domain/channels/account'
import { phoneOfIdentity } from '#domain/conversations/identity'
import { aboutMessage } from '#domain/conversations/messageExtra'
import { linkedWritingRefusal } from '#domain/linked/answering'
import {
  afterAccepted,
  afterLimits,
  afterTooMuch,
  afterWriting,
  type LinkedReceiver,
  mayWrite,
} from '#domain/linked/governor'
import { linkedRefusal, strangerRefusal } from '#domain/linked/refusals'
import type { BlobStore } from '../../blobs/store.ts'
import type { HandOver } from '../../campaigns/sending/driver.ts'
import { openRates } from '../../campaigns/sending/rates.ts'
import type { ChatDriver, ChatOutcome, ChatToSend, ChatWeight } from '../../conversations/sending/chatDriver.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { serverNow } from '../../people/serverNow.ts'
import { writeReactions } from '../../whatsapp/reactions.ts'
import { ackTaken, type LinkedAcks } from '../acks.ts'
import { linkedMessageId } from '../messageId.ts'
import { changePhonePace, readPhonePace } from '../pace.ts'
import type { PhoneLink } from '../phones.ts'
import type { LinkedSessionRef } from '../store.ts'
import { rewriteMessage } from './changes.ts'
import { readPhoneRow } from './phoneRow.ts'
import { type LinkedStep, linkedSteps, outgoingOf } from './steps.ts'

type ChatTools = { database: Database; phones: PhoneLink; acks: LinkedAcks; blobs: BlobStore; ackMs?: number }

/** Beside the pace that WhatsApp's limits set, nobody types faster. */
const rates = [{ of: 'sender' as const, ...smoothedPerSecond(5) }]
const offlinePauses = [5, 15, 60, 300, 900, 3_600, 3_600, 3_600]

/** What a user writes from a linked phone: under its own name first, and sent when WhatsApp says so. */
export function openLinkedChats({ ackMs = 20_000, ...tools }: ChatTools): ChatDriver {
  const { database } = tools
  return {
    channel: 'linked',
    pauses: offlinePauses,
    weigh,
    async send(message, handing) {
      const row = await readPhoneRow(database.pool, message)
      if (!row || row.phone.state === 'ended') return { kind: 'unwritable', problem: 'senderGone' }
      const steps = linkedSteps(message)
      if (!steps.length) return { kind: 'unwritable' }
      return sendSteps({ ...tools, ackMs }, message, steps, handing)
    },
    async afterwards(message, outcome) {
      if (outcome.kind === 'accepted') await noteAccepted(database, message)
    },
  }
}

const phoneOf = ({ account, channelAccount }: ChatToSend): LinkedSessionRef => ({ account, id: channelAccount })

async function weigh(connection: Connection, message: ChatToSend): Promise<ChatWeight> {
  const { account, channelAccount, to } = message
  const row = await readPhoneRow(connection, message)
  if (!row?.is_on || row.phone.state === 'ended') return { refused: 'senderGone' }
  const steps = linkedSteps(message)
  if (!steps.length) return { refused: 'unwritable' }
  const refused = await changeRefusal(connection, message)
  if (refused) return { refused }
  const phone = phoneOf(message)
  const now = await serverNow(connection)
  const receiver = await receiverOf(connection, message, row)
  const pace = await readPhonePace(connection, phone)
  const turn =
    pace && receiver ? mayWrite(pace, receiver, { by: 'person' }, now, tableOffsetAt) : { may: true as const }
  if (!turn.may) return { until: turn.until, problem: turn.why }
  return {
    cost: 0,
    pace: await openRates(connection, { account, sender: channelAccount }, rates),
    turns: steps.length,
    claimed: async () => {
      await nameMessage(connection, message, steps.length)
      if (receiver) await changePhonePace(connection, phone, (before) => afterWriting(before, receiver, now, 0))
    },
    ...(to.kind === 'group' && { group: to.value }),
  }
}

/** Only our own, and within the time that WhatsApp gives. */
async function changeRefusal(connection: Connection, { account, extra, conversation, at }: ChatToSend) {
  const about = aboutMessage(extra)
  if (!about) return null
  const { rows } = await connection.query<{ direction: 'in' | 'out'; at: number; state: string }>(
    `select direction, at, state from message where account_id = $1 and id = $2 and conversation_id = $3 and deleted_at is null`,
    [account, about.to, conversation],
  )
  return linkedWritingRefusal(about, rows[0] ?? null, at)
}

/** null: a group, which nobody is written to as a stranger in. */
async function receiverOf(
  connection: Connection,
  { account, conversation, id, to }: ChatToSend,
  _row: LinkedAccount,
): Promise<LinkedReceiver | null> {
  if (to.kind === 'group') return null
  const { rows } = await connection.query<{ heard: number | null; written: number | null }>(
    `select max(at) filter (where direction = 'in')::float8 as heard,
       max(at) filter (where direction = 'out' and id <> $3 and state in ('accepted', 'delivered', 'read', 'played', 'uncertain'))::float8 as written
     from message where account_id = $1 and conversation_id = $2 and deleted_at is null`,
    [account, conversation, id],
  )
  return { heardAt: rows[0]!.heard, writtenAt: rows[0]!.written, clock: phoneOfIdentity(to) ?? '' }
}

/** Before anybody outside hears of it: what WhatsApp says of it finds it, also after a crash. */
async function nameMessage(
  connection: Connection,
  { account, channelAccount, id }: ChatToSend,
  parts: number,
): Promise<void> {
  const refs = Array.from({ length: parts }, (_, n) => ({ ref: linkedMessageId(id, n), part: n }))
  await connection.query(
    `insert into provider_ref (account_id, channel_account_id, ref, part, parts, object, object_id)
     select $1, $2, t.ref, t.part, $4, 'message', $3 from jsonb_to_recordset($5::jsonb) as t (ref text, part int)
     on conflict do nothing`,
    [account, channelAccount, id, parts, JSON.stringify(refs)],
  )
}

async function sendSteps(
  tools: Required<ChatTools>,
  message: ChatToSend,
  steps: readonly LinkedStep[],
  { beforeHandOver }: HandOver,
): Promise<ChatOutcome> {
  const { database, phones, acks, blobs, ackMs } = tools
  const phone = phoneOf(message)
  const refs: string[] = []
  for (const [n, step] of steps.entries()) {
    const ref = linkedMessageId(message.id, n)
    const before = await acks.of(phone, ref)
    if (before !== ackTaken) {
      if (before !== null) await acks.forget(phone, ref)
      const outgoing = await outgoingOf({ database, blobs }, message, step, ref)
      if (typeof outgoing === 'string')
        return outgoing === 'later' ? later('a file is not here yet') : { kind: 'unwritable', problem: outgoing }
      if (n === 0) await beforeHandOver()
      const acked = acks.until(phone, ref, ackMs)
      const asked = await phones.ask('send', phone, outgoing)
      // Nothing has left: the phone is not connected just now.
      if (asked.kind === 'failed' && asked.code === null && n === 0) return later(asked.text)
      const ack = await acked
      if (ack === null) return { kind: 'uncertain', refs, parts: steps.length }
      if (ack !== ackTaken)
        return n === 0 ? refusedBy(tools, phone, ack) : { kind: 'uncertain', refs, parts: steps.length }
    }
    refs.push(ref)
  }
  return { kind: 'accepted', refs, code: '', text: '' }
}

const later = (text: string): ChatOutcome => ({ kind: 'later', of: 'sender', until: null, code: '', text })

/** What is refused goes under another name the next time; a lock and too much hold the phone, and not this message alone. */
async function refusedBy(
  { database, phones }: Pick<ChatTools, 'database' | 'phones'>,
  phone: LinkedSessionRef,
  code: number,
): Promise<ChatOutcome> {
  const now = Date.now()
  const refused = {
    kind: 'refused',
    reason: 'other',
    permanent: false,
    code: String(code),
    text: '',
    problem: 'linkedRefused',
  } as const
  switch (linkedRefusal(code)) {
    case 'ended':
      return { kind: 'unwritable', problem: 'senderGone' }
    case 'tooMuch': {
      const pace = await asSystem(database, (connection) =>
        changePhonePace(connection, phone, (one) => afterTooMuch(one, now)),
      )
      return {
        ...later('too much'),
        putOffMs: Math.max(60_000, (pace?.backOffUntil ?? 0) - now),
        problem: 'backOff',
      }
    }
    case 'askLimits': {
      const asked = await phones.ask('limits', phone)
      const pace =
        asked.kind === 'done'
          ? await asSystem(database, (connection) =>
              changePhonePace(connection, phone, (one) => afterLimits(one, asked.value, now)),
            )
          : null
      if (strangerRefusal(pace?.lockedUntil ?? null, now) === 'receiver') return refused
      return { ...later('locked'), putOffMs: pace!.lockedUntil! - now, problem: 'locked' }
    }
    case 'receiver':
      return refused
  }
}

/** What befalls another message is shown at that one. */
const noteAccepted = (database: Database, message: ChatToSend): Promise<void> =>
  asSystem(database, async (connection) => {
    const { account, id, conversation, extra, body, at } = message
    const about = aboutMessage(extra)
    await connection.query('select from conversation where account_id = $1 and id = $2 for update', [
      account,
      conversation,
    ])
    await connection.query('delete from message_try where account_id = $1 and message_id = $2', [account, id])
    const now = await serverNow(connection)
    await changePhonePace(connection, phoneOf(message), afterAccepted)
    if (about?.kind === 'reaction')
      await writeReactions(connection, account, {
        by: 'us',
        heard: [{ message: about.to, emoji: about.emoji, at }],
        now,
      })
    else if (about)
      await rewriteMessage(
        connection,
        account,
        { id: about.to, conversation_id: conversation },
        about.kind === 'edit' ? { kind: 'edit', text: body, at } : { kind: 'revoke', at },
      )
  })
