import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ErrorCode } from '#domain/errors'
import type { Client } from '#workers/api'
import type { SyncState } from '#workers/sync/api'

/** The workers behind the signed-in user; ClientProvider of the frame fills it. */
export const ClientContext = createContext<Client | null>(null)

export function useClient(): Client {
  const client = useContext(ClientContext)
  if (!client) throw new Error('useClient outside of the frame')
  return client
}

export function useSyncState(): SyncState {
  const client = useClient()
  return useSyncExternalStore(
    (listener) => client.onSyncState(listener),
    () => client.syncState(),
  )
}

/** For who looks at one part of it: the others change many times a second and draw nothing here. */
export function useSyncPart<Part extends keyof SyncState>(part: Part): SyncState[Part] {
  const client = useClient()
  return useSyncExternalStore(
    (listener) => client.onSyncState(listener),
    () => client.syncState()[part],
  )
}

/** False while nothing that the user does could be kept. A full disk may still have room for a little. */
export function useCanChange(): boolean {
  const client = useClient()
  const canChange = () => {
    const { readOnly } = client.syncState()
    return readOnly === undefined || readOnly === 'storageFull'
  }
  return useSyncExternalStore((listener) => client.onSyncState(listener), canChange)
}

/** Why nothing can be changed here now; null when it can. */
export const useReadOnly = (): ErrorCode | null => useSyncPart('readOnly') ?? null
