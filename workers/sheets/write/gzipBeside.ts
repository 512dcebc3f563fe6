import { type Remote, transfer, wrap } from 'comlink'
import { type GzipPiece, gzip, type Packer } from './gzip.ts'
import type { GzipWorkerApi } from './gzip.worker.ts'

/** A worker that has not come up by then is not waited for: Firefox was seen to begin some that never answer. */
const startMs = 8_000

/** Packs in a worker of its own: that takes longer than reading and encoding, which go on meanwhile. */
export function gzipBeside(): Packer {
  if (typeof Worker === 'undefined') return gzip()
  const worker = new Worker(new URL('./gzip.worker.ts', import.meta.url), { type: 'module', name: 'fairlead-gzip' })
  const remote = wrap<GzipWorkerApi>(worker)
  const died = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The packing worker ended')))
  })
  died.catch(() => {})
  const packer = packerOf(remote, worker, died)
  packer.catch(() => {})
  return {
    pack: async (piece) => (await packer).pack(piece),
    end: async () => (await packer).end(),
    stop() {
      worker.terminate()
      packer.then(
        (one) => one.stop(),
        () => {},
      )
    },
  }
}

async function packerOf(remote: Remote<GzipWorkerApi>, worker: Worker, died: Promise<never>): Promise<Packer> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), startMs))
  if (await Promise.race([remote.isUp(), late, died]))
    return {
      pack: (piece: GzipPiece) => Promise.race([remote.pack(transfer(piece, [piece.buffer])), died]),
      end: () => Promise.race([remote.end(), died]),
      stop: () => worker.terminate(),
    }
  worker.terminate()
  return gzip()
}
