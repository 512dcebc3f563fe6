import { proxy } from 'comlink'
import type { KeptWorker } from '../keptWorker.ts'
import type { SearchWorkerApi } from '../search/workerApi.ts'
import type { AudienceApi, AudienceCount, SmsCount } from './audienceApi.ts'

const answerMs = 30_000

/** What a screen asks about the audience of a task. */
export const keptAudience = (search: KeptWorker<SearchWorkerApi>): AudienceApi => ({
  async dryRun(question, onProgress, signal) {
    if (signal.aborted) return { kind: 'cancelled' }
    const stop = () => void search.call(answerMs, (remote) => remote.cancelDryRun()).catch(() => {})
    signal.addEventListener('abort', stop, { once: true })
    try {
      return await search.call<AudienceCount>(answerMs, async (remote) => remote.dryRun(question, proxy(onProgress)))
    } finally {
      signal.removeEventListener('abort', stop)
    }
  },
  async smsRun(question, onProgress, signal) {
    if (signal.aborted) return { kind: 'cancelled' }
    const stop = () => void search.call(answerMs, (remote) => remote.cancelDryRun()).catch(() => {})
    signal.addEventListener('abort', stop, { once: true })
    try {
      return await search.call<SmsCount>(answerMs, async (remote) => remote.smsRun(question, proxy(onProgress)))
    } finally {
      signal.removeEventListener('abort', stop)
    }
  },
  withPhones: (phones) => search.ask(answerMs, async (remote) => remote.contactsWithPhones(phones)),
  unchecked: (question) => search.ask(answerMs, async (remote) => remote.uncheckedOf(question)),
  withEmails: (emails) => search.ask(answerMs, async (remote) => remote.contactsWithEmails(emails)),
})
