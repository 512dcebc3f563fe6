import type { ContactIndexApi } from '../api.ts'

/** The search worker as `client.ts` uses it. */
export type SearchWorkerApi = ContactIndexApi & {
  /** Ready when the first answer can be given. */
  start(owner: { account: string; user: string }): Promise<void>
  ping(): true
}
