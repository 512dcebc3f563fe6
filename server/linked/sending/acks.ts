import { guarded, inBackground } from '../../guarded.ts'
import type { Log } from '../../log.ts'
import type { LinkedNews } from '../sessions.ts'
import type { LinkedSessionRef } from '../store.ts'
import { ackTaken, type OwnRefs } from './refs.ts'

export type LinkedAcks = {
  heard: (phone: LinkedSessionRef, event: LinkedNews) => void
  /** As `refs.ts` keeps it; null: nobody said anything in this time. */
  until: (phone: LinkedSessionRef, ref: string, ms: number) => Promise<number | null>
  stop: () => void
}

type AckWaiter = { phone: LinkedSessionRef; ref: string; tell: (ack: number | null) => void }

/** The process that holds the phone hears what WhatsApp says of a message, and writes it down for the one that sends. */
export function openLinkedAcks({ refs, log, lookMs = 300 }: { refs: OwnRefs; log: Log; lookMs?: number }): LinkedAcks {
  const waiting = new Map<string, AckWaiter>()
  let timer: NodeJS.Timeout | null = null
  const keyOf = ({ id }: LinkedSessionRef, ref: string) => `${id} ${ref}`

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
      const told = await refs.acks(
        some[0]!.phone,
        some.map(({ ref }) => ref),
      )
      for (const { ref, tell } of some) if (told.has(ref)) tell(told.get(ref)!)
    }
  }

  return {
    heard(phone, event) {
      if (event.kind !== 'ack' || (event.state !== 'accepted' && event.state !== 'failed')) return
      const ack = event.state === 'accepted' ? ackTaken : (event.code ?? 500)
      inBackground(log, 'an acknowledgement is not kept', refs.told({ ...phone, ref: event.id, ack }))
      waiting.get(keyOf(phone, event.id))?.tell(ack)
    },
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
    stop() {
      if (timer) clearTimeout(timer)
      timer = null
      for (const { tell } of waiting.values()) tell(null)
    },
  }
}
