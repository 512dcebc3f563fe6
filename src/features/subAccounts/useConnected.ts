import { useSyncState } from '../../lib/client.ts'
import { useOnline } from '../../lib/online.ts'

/** Whether the server can be asked now, as far as this device knows. */
export function useConnected(): boolean {
  const { connection } = useSyncState()
  return useOnline() && connection !== 'offline' && connection !== 'captivePortal'
}
