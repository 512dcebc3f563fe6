type TextStorage = Pick<Storage, 'getItem' | 'setItem'>
type ContactTimes = { offlineSince: number; lastContact: number | null }

const key = 'fairlead.offlineSince'

/**
 * Since when there is no network. What runs here notices it anew after each reload: it goes on since the first time, unless
 * the server was reached meanwhile.
 */
export function offlineSince({ offlineSince, lastContact }: ContactTimes, storage: TextStorage): number {
  const kept = Number(read(storage))
  const goesOn = kept > 0 && kept <= offlineSince && kept >= (lastContact ?? 0)
  if (!goesOn) write(storage, offlineSince)
  return goesOn ? kept : offlineSince
}

function read(storage: TextStorage) {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

function write(storage: TextStorage, since: number) {
  try {
    storage.setItem(key, String(since))
  } catch {
    // Storage is refused: then it is since this page was loaded.
  }
}
