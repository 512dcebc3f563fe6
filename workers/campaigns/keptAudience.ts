import { proxy, type Remote } from 'comlink'
import type { KeptWorker } from '../keptWorker.ts'
import type { SearchWorkerApi } from '../search/workerApi.ts'
import type { AudienceApi, AudienceCount, LinkedCount, SmsCount, WhatsappCount } from './audienceApi.ts'

const answerMs = 30_000

type Counts = AudienceCount | SmsCount | WhatsappCount | LinkedCount
type Search = KeptWorker<SearchWorkerApi>

/** What a screen asks about the audience of a task. */
export const keptAudience = (search: Search): AudienceApi => ({
  dryRun: (question, onProgress, signal) =>
    counted<AudienceCount>(search, signal, async (remote) => remote.dryRun(question, proxy(onProgress))),
  smsRun: (question, onProgress, signal) =>
    counted<SmsCount>(search, signal, async (remote) => remote.smsRun(question, proxy(onProgress))),
  whatsappRun: (question, onProgress, signal) =>
    counted<WhatsappCount>(search, signal, async (remote) => remote.whatsappRun(question, proxy(onProgress))),
  linkedRun: (question, onProgress, signal) =>
    counted<LinkedCount>(search, signal, async (remote) => remote.linkedRun(question, proxy(onProgress))),
  withPhones: (phones) => search.ask(answerMs, async (remote) => remote.contactsWithPhones(phones)),
  refusedNumbers: (channel, numbers) => search.ask(answerMs, async (remote) => remote.refusedNumbers(channel, numbers)),
  unchecked: (question) => search.ask(answerMs, async (remote) => remote.uncheckedOf(question)),
  withEmails: (emails) => search.ask(answerMs, async (remote) => remote.contactsWithEmails(emails)),
})

/** Until nobody wants to know any more. */
async function counted<Count extends Counts>(
  search: Search,
  signal: AbortSignal,
  count: (remote: Remote<SearchWorkerApi>) => Promise<Count>,
): Promise<Count | { kind: 'cancelled' }> {
  if (signal.aborted) return { kind: 'cancelled' }
  const stop = () => void search.call(answerMs, (remote) => remote.cancelDryRun()).catch(() => {})
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await search.call(answerMs, count)
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
