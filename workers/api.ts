import { type FilesApi } from './blobs/api.ts'
import { type AudienceApi } from './campaigns/audienceApi.ts'
import { type ContactIndexApi } from './search/api.ts'
import { type ConversationIndexApi } from './search/conversations/api.ts'
import { type DuplicatesApi } from './search/duplicatesApi.ts'
import { type LeadIndexApi } from './search/leads/api.ts'
import { type ProductIndexApi } from './search/products/api.ts'
import { type SheetsApi } from './sheets/api.ts'
import { type SyncApi, type SyncState } from './sync/api.ts'

/**
 * What a screen may ask of the workers; `client.ts` gives it. Workers answer with outcomes and never throw across the
 * border, because a thrown error loses its class and its code on the way.
 */

/** Everything behind one signed-in user. */
export type Client = {
  sync: SyncApi
  contacts: ContactIndexApi
  conversations: ConversationIndexApi
  leads: LeadIndexApi
  products: ProductIndexApi
  duplicates: DuplicatesApi
  audience: AudienceApi
  sheets: SheetsApi
  files: FilesApi
  /** Until then nothing is known of the server and of what was refused, and `syncState` says only what waits. */
  standing: Promise<void>
  /** For useSyncExternalStore. */
  syncState(): SyncState
  onSyncState(listener: () => void): () => void
  close(): Promise<void>
}
