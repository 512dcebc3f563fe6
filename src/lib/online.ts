import { useSyncExternalStore } from 'react'

const onChange = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the device has a network at all; that the server can be reached is another question. */
export const useOnline = () => useSyncExternalStore(onChange, () => navigator.onLine)
