import { keptMirror } from '#workers/page'
import { useProtection } from '../../lib/deviceLock.ts'

/** How many changes wait here; told without the key, from what the page keeps beside the database. */
export function useWaitingCount(): number {
  const protection = useProtection()
  const [, account, user] = protection?.owner.split(':') ?? []
  if (!account || !user) return 0
  const mirror = keptMirror({ account, user })
  return mirror ? mirror.waiting + mirror.lost : 0
}
