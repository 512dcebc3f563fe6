import { transfer, wrap } from 'comlink'
import { gzip, type Packer } from './gzip.ts'

/** Packs in a worker of its own: that takes longer than reading and encoding, which go on meanwhile. */
export function gzipBeside(): Packer {
  if (typeof Worker === 'undefined') return gzip()
  const worker = new Worker(new URL('./gzip.worker.ts', import.meta.url), { type: 'module', name: 'fairlead-gzip' })
  const remote = wrap<Packer>(worker)
  const died = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The packing worker ended')))
  })
  died.catch(() => {})
  return {
    pack: (piece) => Promise.race([remote.pack(transfer(piece, [piece.buffer])), died]),
    end: () => Promise.race([remote.end(), died]),
    stop: () => worker.terminate(),
  }
}
