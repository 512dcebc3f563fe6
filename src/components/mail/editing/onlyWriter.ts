export type Writer = {
  /** Asks whoever writes to leave; then it is this tab's turn. */
  take: () => void
  /** Writing begins. What this returns is called when all that was written is kept: before that nobody else has a turn. */
  begin: () => () => void
  stop: () => void
}

type Ports<Found> = {
  /** As it is when this tab's turn comes; nobody else changes it from then on. */
  read: () => Promise<Found>
  /** null: another tab writes */
  onTurn: (turn: { found: Found } | null) => void
}

const lockOf = (id: string) => `fairlead-writing email_message ${id}`

/** Not at all where a tab writes it: that one keeps its own. */
export const ifNobodyWrites = (id: string, work: () => Promise<void>): Promise<void> =>
  navigator.locks.request(lockOf(id), { ifAvailable: true }, async (free) => {
    if (free) await work()
  })

/** Whoever is just leaving need not be told of. */
const soonMs = 400

/**
 * One tab at a time writes a message, since all of them keep its draft in one place. Another one is told, has its turn when
 * the first has left, and may ask it to.
 */
export function onlyWriter<Found>(id: string, { read, onTurn }: Ports<Found>): Writer {
  const lock = lockOf(id)
  const channel = new BroadcastChannel(lock)
  const stopped = new AbortController()
  const { signal } = stopped
  let writing = 0
  let leave = () => {}

  async function hold(): Promise<void> {
    const found = await read()
    if (signal.aborted) return
    const left = new Promise<void>((resolve) => {
      leave = resolve
    })
    onTurn({ found })
    await left
  }
  async function wait(): Promise<void> {
    while (!signal.aborted) {
      const telling = setTimeout(() => onTurn(null), soonMs)
      const begin = () => {
        clearTimeout(telling)
        return hold()
      }
      await navigator.locks.request(lock, { signal }, begin).finally(() => clearTimeout(telling))
    }
  }
  const leaveUnlessWriting = () => writing === 0 && leave()
  channel.addEventListener('message', () => {
    onTurn(null)
    leaveUnlessWriting()
  })
  wait().catch((error: unknown) => {
    if (!signal.aborted) console.error(error)
  })
  return {
    take: () => channel.postMessage('leave'),
    begin() {
      writing += 1
      return () => {
        writing -= 1
        leaveUnlessWriting()
      }
    },
    stop() {
      stopped.abort()
      channel.close()
      leaveUnlessWriting()
    },
  }
}
