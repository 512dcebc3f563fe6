import type { SentMutation } from '#domain/sync/protocol'
import type { OutboxEntry } from './ports.ts'

export function toSent(entry: OutboxEntry): SentMutation {
  const { uid, prev, mid, name, version, args, base_rev, edited_at, refused, withdrawn } = entry
  return {
    uid,
    prev,
    mid,
    name,
    version,
    args: withdrawn ? null : args,
    base_rev,
    edited_at,
    ...(refused && { refused }),
  }
}

const encoder = new TextEncoder()
export const sentBytes = (entry: OutboxEntry) => encoder.encode(JSON.stringify(toSent(entry))).length
