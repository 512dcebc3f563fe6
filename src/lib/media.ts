import { useSyncExternalStore } from 'react'

/** Up to this width the frame is a phone's; for styles and for what must be another component there. */
export const phone = '@media (max-width: 640px)'

const phoneQuery = matchMedia('(max-width: 640px)')
const onPhone = (listener: () => void) => {
  phoneQuery.addEventListener('change', listener)
  return () => phoneQuery.removeEventListener('change', listener)
}
export const usePhone = () => useSyncExternalStore(onPhone, () => phoneQuery.matches)
