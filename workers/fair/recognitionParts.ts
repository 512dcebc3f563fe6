import chineseUrl from '@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz?url'
import englishUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'
import wasmUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url'
import type { RecogniserParts } from './recogniser.ts'

/** What reads cards is fetched when somebody wants it, and is here without a network from then on. */
const cacheName = 'fairlead-cards'

const parts = {
  wasm: { url: wasmUrl, bytes: 2_857_601, packed: false },
  eng: { url: englishUrl, bytes: 2_952_873, packed: true },
  chi_sim: { url: chineseUrl, bytes: 1_718_768, packed: true },
} as const satisfies Record<keyof RecogniserParts, { url: string; bytes: number; packed: boolean }>
const names = Object.keys(parts) as (keyof RecogniserParts)[]

/** How much is to be fetched, told before it is. */
export const recognitionBytes = names.reduce((sum, name) => sum + parts[name].bytes, 0)

export async function areHere(): Promise<boolean> {
  const cache = await caches.open(cacheName)
  const found = await Promise.all(names.map((name) => cache.match(parts[name].url)))
  return found.every((response) => response !== undefined)
}

/** Fetches what is missing; what has come stays when it breaks off. Parts of an older version go. */
export async function fetchParts(onBytes: (bytes: number) => void, signal: AbortSignal): Promise<void> {
  const cache = await caches.open(cacheName)
  const wanted = new Set(names.map((name) => new URL(parts[name].url, location.href).href))
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url)
  let before = 0
  for (const name of names) {
    const { url, bytes } = parts[name]
    if (!(await cache.match(url))) {
      const body = await fetchCounted(url, signal, (came) => onBytes(before + Math.min(came, bytes)))
      await cache.put(url, new Response(body))
    }
    before += bytes
    onBytes(before)
  }
}

async function fetchCounted(url: string, signal: AbortSignal, onBytes: (bytes: number) => void): Promise<Blob> {
  const response = await fetch(url, { signal })
  if (!response.ok || !response.body) throw new Error(`${url} is ${response.status}`)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let came = 0
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) return new Blob(chunks)
    chunks.push(value)
    onBytes((came += value.length))
  }
}

/** Null while something is missing. */
export async function loadParts(): Promise<RecogniserParts | null> {
  const cache = await caches.open(cacheName)
  const loaded = await Promise.all(
    names.map(async (name) => {
      const response = await cache.match(parts[name].url)
      const body = parts[name].packed
        ? response?.body?.pipeThrough(new DecompressionStream('gzip'))
        : (response?.body ?? undefined)
      return [name, body && new Uint8Array(await new Response(body).arrayBuffer())] as const
    }),
  )
  return loaded.every(([, bytes]) => bytes) ? (Object.fromEntries(loaded) as unknown as RecogniserParts) : null
}
