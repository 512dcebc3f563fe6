import type { Transaction } from 'dexie'
import { messageOfAnswer, type NewEmailAnswer } from '#domain/email/answer'
import type { Entry, Orphan } from '../sync/core/ports.ts'
import { packEntries, unpackEntries } from './packedEntries.ts'
import type { LeafDataRecord, LeafKey, LeafRecord, QueuedRecord } from './schema.ts'

const former = 'email_answer'

/**
 * Mails at contacts leave the device, because the server tells of them as messages. Those that wait to be sent become messages here,
 * under their ids, so they are in their thread without a network, and the server hears of them once.
 */
export async function moveAnswers(trans: Transaction): Promise<void> {
  await trans
    .table<QueuedRecord>('outbox')
    .filter(({ entity }) => entity === former)
    .modify({ entity: 'message' })
  await trans
    .table<Orphan, string>('orphans')
    .filter(({ entity }) => entity === former)
    .delete()
  const leaves = trans.table<LeafRecord, LeafKey>('leaves')
  const data = trans.table<LeafDataRecord, LeafKey>('leafData')
  for (const key of await leaves.where({ entity: former }).primaryKeys()) {
    const kept = await data.get(key)
    for (const entry of kept ? unpackEntries(kept.entries) : [])
      if (entry.waiting?.length && entry.row && entry.rev === 0) await addMessage(trans, entry)
    await leaves.delete(key)
    await data.delete(key)
  }
}

async function addMessage(trans: Transaction, entry: Entry): Promise<void> {
  const written = entry.row as unknown as NewEmailAnswer & { created_by: string | null; created_at: number }
  const row = messageOfAnswer(written, { user: written.created_by, edited_at: written.created_at })
  const leaves = trans.table<LeafRecord, LeafKey>('leaves')
  const data = trans.table<LeafDataRecord, LeafKey>('leafData')
  const below = (await leaves.where({ entity: 'message' }).toArray()).filter(({ from }) => from <= entry.id)
  const leaf = below.at(-1) ?? { entity: 'message', from: '', homes: [], size: 0 }
  const kept = await data.get(['message', leaf.from])
  const entries = [...(kept ? unpackEntries(kept.entries) : []), { ...entry, row }]
  entries.sort((a, b) => (a.id < b.id ? -1 : 1))
  await leaves.put({ ...leaf, size: leaf.size + 1 })
  await data.put({ entity: 'message', from: leaf.from, entries: packEntries(entries) }, ['message', leaf.from])
}
