import { useSyncPart } from './client.ts'
import { useOnline } from './online.ts'

/** Whether the server can be asked now, as far as this device knows. */
export function useConnected(): boolean {
  const connection = useSyncPart('connection')
  return useOnline() && connection !== 'offline' && connection !== 'captivePortal'
}
