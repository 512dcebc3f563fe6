import { parentPort } from 'node:worker_threads'
import { openMailSink } from '../../server/testing/mailSink.ts'

// A mail server of its own thread: what it costs is not the sender's.
const sink = await openMailSink()
parentPort?.on('message', () =>
  parentPort?.postMessage({ taken: sink.taken.length, different: new Set(sink.taken).size }),
)
parentPort?.postMessage({ port: sink.port })
