import { currentKey } from '#workers/lock/keyring'

type Bytes = Uint8Array<ArrayBuffer>
type LockMessage =
  | { t: 'ask'; database: string; from: string }
  | { t: 'key'; to: string; key: Bytes }
  | { t: 'lock' }
  | { t: 'opened'; database: string }
  | { t: 'active' }

const channel = new BroadcastChannel('fairlead-lock')
const say = (message: LockMessage) => channel.postMessage(message)
let mayShare = true
let onLock = () => {}
let onActive = () => {}
let onOpened = (_database: string) => {}

channel.addEventListener('message', ({ data }: MessageEvent<LockMessage>) => {
  if (data.t === 'ask') answer(data)
  if (data.t === 'lock') onLock()
  if (data.t === 'active') onActive()
  if (data.t === 'opened') onOpened(data.database)
})

function answer({ database, from }: { database: string; from: string }) {
  const held = mayShare ? currentKey() : null
  if (held?.database === database) say({ t: 'key', to: from, key: held.key })
}

/** What the tabs of this browser tell each other of the lock; the key goes to tabs of this site alone. */
export const tellLock = {
  /** Settles when a tab that has the key answers: at once as a rule, later while that is just opening, or never. */
  askForKey(database: string): Promise<Bytes> {
    const from = crypto.randomUUID()
    return new Promise((resolve) => {
      const hear = ({ data }: MessageEvent<LockMessage>) => {
        if (data.t !== 'key' || data.to !== from) return
        channel.removeEventListener('message', hear)
        resolve(data.key)
      }
      channel.addEventListener('message', hear)
      say({ t: 'ask', database, from })
    })
  },
  lock: () => say({ t: 'lock' }),
  opened: (database: string) => say({ t: 'opened', database }),
  active: () => say({ t: 'active' }),
  /** Not while this tab is locked. */
  shareKey(may: boolean) {
    mayShare = may
  },
  follow(hear: { lock: () => void; active: () => void }) {
    onLock = hear.lock
    onActive = hear.active
  },
  followOpened(hear: (database: string) => void) {
    onOpened = hear
  },
}
