import { failedTrouble, laterTrouble, type SourceTrouble } from '#domain/leadSources/sourceAnswer'
import { ServiceUnanswered } from '../channels/callService.ts'
import { retryAfterOf, type SourceReach } from './askSource.ts'

/** Why a part of a file did not come, thrown through a reader that knows files alone. */
export class RangeTrouble extends Error {
  readonly trouble: SourceTrouble
  constructor(trouble: SourceTrouble) {
    super(trouble.code)
    this.trouble = trouble
  }
}

type RangeFile = { byteLength: number; slice: (start: number, end?: number) => Promise<ArrayBuffer> }

/** As much as a reader wants at once; a footer is smaller, and a column of a row group. */
const mostRangeBytes = 128_000_000
/** Read with the first question: the footer of a file of a million rows fits. */
const tailBytes = 512_000

/** A file on the web of which parts are read. */
export async function openRangeFile(reach: SourceReach, url: string, signal: AbortSignal): Promise<RangeFile> {
  const tail = await askRange(reach, url, `-${tailBytes}`, signal)
  const from = tail.total - tail.bytes.byteLength
  return {
    byteLength: tail.total,
    async slice(start, end = tail.total) {
      if (!(start >= 0 && start <= end && end <= tail.total))
        throw new RangeTrouble(failedTrouble('unreadable', 'beyond the end'))
      if (end - start > mostRangeBytes) throw new RangeTrouble(failedTrouble('tooLarge', String(end - start)))
      if (start === end) return new ArrayBuffer(0)
      if (start >= from) return bufferOf(tail.bytes.subarray(start - from, end - from))
      const { bytes } = await askRange(reach, url, `${start}-${end - 1}`, signal)
      if (bytes.byteLength !== end - start) throw new RangeTrouble(laterTrouble('unreachable', 'short range'))
      return bufferOf(bytes)
    },
  }
}

const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer

async function askRange({ call, agent, clock }: SourceReach, url: string, range: string, signal: AbortSignal) {
  const headers = { 'user-agent': agent, range: `bytes=${range}`, 'accept-encoding': 'identity' }
  const answer = await call({ url, method: 'GET', headers, most: mostRangeBytes }, signal).catch((error: unknown) => {
    signal.throwIfAborted()
    if (!(error instanceof ServiceUnanswered)) throw error
    throw new RangeTrouble(
      error.code === 'hostNotAllowed'
        ? failedTrouble('forbidden', error.code)
        : laterTrouble('unreachable', error.code),
    )
  })
  const code = String(answer.status)
  if (answer.status === 429 || answer.status >= 500)
    throw new RangeTrouble(
      laterTrouble(answer.status === 429 ? 'rate' : 'busy', code, retryAfterOf(answer.headers, clock())),
    )
  if (answer.status === 401 || answer.status === 403) throw new RangeTrouble(failedTrouble('forbidden', code))
  // A server that sends the whole file knows no ranges: it may have hundreds of gigabytes.
  const total = Number(/^bytes \d+-\d+\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? Number.NaN)
  if (answer.status !== 206 || !Number.isSafeInteger(total)) throw new RangeTrouble(failedTrouble('unreadable', code))
  if (!answer.bytes) throw new RangeTrouble(failedTrouble('tooLarge', code))
  return { bytes: answer.bytes, total }
}
