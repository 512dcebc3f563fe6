import { useSyncExternalStore } from 'react'

/** Up to this width the frame is a phone's; for styles and for what must be another component there. */
export const phone = '@media (max-width: 640px)'

/** Windows on which the header gives its room to the menu; the second ones are narrower still. */
export const compact = '@media (min-width: 641px) and (max-width: 1439px)'
export const narrow = '@media (min-width: 641px) and (max-width: 1199px)'

/** From this width on two things have room beside each other. */
const wideQuery = matchMedia('(min-width: 1200px)')
const onWide = (listener: () => void) => {
  wideQuery.addEventListener('change', listener)
  return () => wideQuery.removeEventListener('change', listener)
}
export const useWide = () => useSyncExternalStore(onWide, () => wideQuery.matches)

const phoneQuery = matchMedia('(max-width: 640px)')
const onPhone = (listener: () => void) => {
  phoneQuery.addEventListener('change', listener)
  return () => phoneQuery.removeEventListener('change', listener)
}
export const usePhone = () => useSyncExternalStore(onPhone, () => phoneQuery.matches)
