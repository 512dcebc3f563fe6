import { parentPort } from 'node:worker_threads'
import { openMailSink } from '../../server/testing/mailSink.ts'

// A mail server of its own thread: what it costs is not the sender's.
const sink = await openMailSink()
let signed = 0
/** Looks at each mail, and forgets it. */
class Seen extends Array<string> {
  override push(mail: string): number {
    if (mail.startsWith('DKIM-Signature:')) signed += 1
    return 0
  }
}
sink.mails = new Seen()
parentPort?.on('message', () =>
  parentPort?.postMessage({ taken: sink.taken.length, different: new Set(sink.taken).size, signed }),
)
parentPort?.postMessage({ port: sink.port })
