import { useSyncExternalStore } from 'react'
import type { CardDraft } from '#domain/fair/captured'
import type { CardReader } from '#workers/fair/recognition'

type State =
  | { kind: 'unknown' }
  | { kind: 'missing'; bytes: number; failed: boolean }
  | { kind: 'fetching'; came: number; bytes: number }
  | { kind: 'here' }

/** Whether this device can read cards; the same for all screens of this tab. */
let state: State = { kind: 'unknown' }
let reader: CardReader | null = null
let stop: AbortController | null = null
const listeners = new Set<() => void>()
const load = () => import('#workers/fair/recognition')

function become(next: State) {
  state = next
  for (const listener of listeners) listener()
}

async function look() {
  if (state.kind !== 'unknown') return
  const { areHere, recognitionBytes } = await load()
  become((await areHere()) ? { kind: 'here' } : { kind: 'missing', bytes: recognitionBytes, failed: false })
}

export function useRecognition(): State {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      look().catch(console.error)
      return () => listeners.delete(listener)
    },
    () => state,
  )
}

export async function fetchRecognition(): Promise<void> {
  const { fetchParts, recognitionBytes: bytes } = await load()
  const stopping = new AbortController()
  stop = stopping
  become({ kind: 'fetching', came: 0, bytes })
  try {
    await fetchParts((came) => become({ kind: 'fetching', came, bytes }), stopping.signal)
    become({ kind: 'here' })
  } catch (error) {
    if (!stopping.signal.aborted) console.error(error)
    become({ kind: 'missing', bytes, failed: !stopping.signal.aborted })
  }
}

export const stopRecognition = () => stop?.abort()

/** What the card says; null where nothing could be read, and while this device cannot read. */
export async function readPhoto(photo: Blob): Promise<CardDraft | null> {
  reader ??= (await load()).openCardReader()
  const outcome = await reader.read(photo)
  return outcome.kind === 'read' ? outcome.captured : null
}
