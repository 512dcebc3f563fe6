import { type Remote, transfer, wrap } from 'comlink'
import { type WorkerLife, workerLife } from '../../workerLife.ts'
import { type GzipPiece, gzip, type Packer } from './gzip.ts'
import type { GzipWorkerApi } from './gzip.worker.ts'

/** A worker that has not come up by then is not waited for: Firefox was seen to begin some that never answer. */
const startMs = 8_000

/** Packs in a worker of its own: that takes longer than reading and encoding, which go on meanwhile. */
export function gzipBeside(): Packer {
  if (typeof Worker === 'undefined') return gzip()
  const worker = new Worker(new URL('./gzip.worker.ts', import.meta.url), { type: 'module', name: 'fairlead-gzip' })
  const remote = wrap<GzipWorkerApi>(worker)
  const life = workerLife()
  worker.addEventListener('error', ({ message }) => life.end(new Error(message || 'The packing worker ended')))
  const packer = packerOf(remote, worker, life)
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

async function packerOf(remote: Remote<GzipWorkerApi>, worker: Worker, { heard }: WorkerLife): Promise<Packer> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), startMs))
  if (await heard(Promise.race([remote.isUp(), late])))
    return {
      pack: (piece: GzipPiece) => heard(remote.pack(transfer(piece, [piece.buffer]))),
      end: () => heard(remote.end()),
      stop: () => worker.terminate(),
    }
  worker.terminate()
  return gzip()
}
