import { useEffect, useState } from 'react'
import { preference } from './preferences.ts'

type Storage = Partial<Pick<StorageManager, 'getDirectory'>> | undefined

/** Whether there is a private file system for the second copy of what waits: private windows of Safari and Firefox have none. */
export async function hasPrivateFiles(storage: Storage = navigator.storage): Promise<boolean> {
  if (!storage?.getDirectory) return false
  return storage.getDirectory().then(
    () => true,
    () => false,
  )
}

/** True until it is known otherwise. */
export function usePrivateFiles(): boolean {
  const [has, setHas] = useState(true)
  useEffect(() => void hasPrivateFiles().then(setHas), [])
  return has
}

export const privateWindowHint = preference('privateWindowHint', ['open', 'closed'])
