import { batched } from '../batched.ts'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { guarded, inBackground } from '../guarded.ts'
import type { Log } from '../log.ts'
import type { AckState } from './protocol.ts'
import type { LinkedNews } from './sessions.ts'
import type { LinkedSessionRef } from './store.ts'

/** What WhatsApp's word on a message of ours is kept as: taken, surely not left, or the number of a refusal. */
export const ackTaken = 0
export const ackNotLeft = -1
const refusedSomehow = 500

/** As the phone told it. */
export type LinkedAck = { ref: string; state: AckState; code: number | null }
type KeptAck = LinkedSessionRef & { ref: string; ack: number }

export type LinkedAcks = {
  /** for all that happens to phones which this process holds */
  heard: (phone: LinkedSessionRef, event: LinkedNews) => void
  keep: (ack: KeptAck) => Promise<void>
  /** what is known by now, whichever process heard it; null: nothing */
  of: (phone: LinkedSessionRef, ref: string) => Promise<number | null>
  /** null: nobody said anything in this time */
  until: (phone: LinkedSessionRef, ref: string, ms: number) => Promise<number | null>
  /** before it goes once more: what was said of it then is no answer to this */
  forget: (phone: LinkedSessionRef, ref: string) => Promise<void>
  stop: () => void
}

type AckWaiter = { phone: LinkedSessionRef; ref: string; tell: (ack: number | null) => void }
type AckTools = { database: Database; log: Log; lookMs?: number }

/**
 * What WhatsApp says of messages of ours stands beside their name (`provider_ref.ack`), which is there before they leave. The process
 * that holds the phone hears it, and writes it down for the one that sends.
 */
export function openLinkedAcks({ database, log, lookMs = 300 }: AckTools): LinkedAcks {
  const waiting = new Map<string, AckWaiter>()
  let timer: NodeJS.Timeout | null = null
  const keyOf = ({ id }: LinkedSessionRef, ref: string) => `${id} ${ref}`
  const { add: keep } = batched(
    async (some: readonly KeptAck[]) => {
      await asSystem(database, (connection) => keepAcks(connection, some))
      return some.map(() => undefined)
    },
    { gatherMs: 20 },
  )

  function lookSoon(): void {
    if (timer || !waiting.size) return
    timer = setTimeout(
      guarded(log, 'acknowledgements cannot be looked up', async () => {
        timer = null
        await look().finally(lookSoon)
      }),
      lookMs,
    )
  }

  async function look(): Promise<void> {
    for (const some of Map.groupBy(waiting.values(), ({ phone }) => phone.id).values()) {
      const refs = some.map(({ ref }) => ref)
      const told = await asSystem(database, (connection) => readAcks(connection, some[0]!.phone, refs))
      for (const { ref, tell } of some) if (told.has(ref)) tell(told.get(ref)!)
    }
  }

  return {
    heard(phone, event) {
      if (event.kind !== 'ack') return
      // Whoever has read it has got it, also where the acknowledgement itself was lost.
      const ack = event.state === 'failed' ? (event.code ?? refusedSomehow) : ackTaken
      inBackground(log, 'an acknowledgement is not kept', keep({ ...phone, ref: event.id, ack }))
      waiting.get(keyOf(phone, event.id))?.tell(ack)
    },
    keep,
    of: (phone, ref) =>
      asSystem(database, async (connection) => (await readAcks(connection, phone, [ref])).get(ref) ?? null),
    until(phone, ref, ms) {
      const { promise, resolve } = Promise.withResolvers<number | null>()
      const key = keyOf(phone, ref)
      const late = setTimeout(
        guarded(log, 'acknowledgements cannot be looked up', () => tell(null)),
        ms,
      )
      const tell = (ack: number | null) => {
        clearTimeout(late)
        waiting.delete(key)
        resolve(ack)
      }
      waiting.set(key, { phone, ref, tell })
      lookSoon()
      return promise
    },
    forget: ({ account, id }, ref) =>
      asSystem(database, async (connection) => {
        await connection.query(
          `update provider_ref set ack = null
           where account_id = $1 and channel_account_id = $2 and ref = $3 and ack is distinct from 0`,
          [account, id, ref],
        )
      }),
    stop() {
      if (timer) clearTimeout(timer)
      timer = null
      for (const { tell } of waiting.values()) tell(null)
    },
  }
}

async function readAcks(
  connection: Connection,
  { account, id }: LinkedSessionRef,
  refs: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await connection.query<{ ref: string; ack: number }>(
    `select ref, ack from provider_ref
     where account_id = $1 and channel_account_id = $2 and ref = any($3::text[]) and ack is not null`,
    [account, id, refs],
  )
  return new Map(rows.map(({ ref, ack }) => [ref, ack]))
}

/** A later word does not take back that it was taken. */
async function keepAcks(connection: Connection, some: readonly KeptAck[]): Promise<void> {
  const lastly = new Map<string, KeptAck>()
  for (const one of some) {
    const key = `${one.id} ${one.ref}`
    if (lastly.get(key)?.ack !== ackTaken) lastly.set(key, one)
  }
  await connection.query(
    `update provider_ref p set ack = t.ack
     from jsonb_to_recordset($1::jsonb) as t (account uuid, id uuid, ref text, ack int)
     where p.account_id = t.account and p.channel_account_id = t.id and p.ref = t.ref and p.ack is distinct from 0`,
    [JSON.stringify([...lastly.values()])],
  )
}
