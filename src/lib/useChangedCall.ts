import type { Call, InputOf, OutputOf } from '#domain/shared/call'
import type { Change } from '#workers/sync/api'
import { useClient } from './client.ts'
import { request } from './http.ts'

/** Servers of others are waited for. */
const timeout = 100_000
/** So long a change that was made a moment ago may need; what the server does not know by then, it says itself. */
const longestWayMs = 20_000
const lookMs = 50

/** Asks the server to do something with rows: it gets what was saved of them here first, and this device what came of it. */
export function useChangedCall(prefix: string) {
  const { sync } = useClient()
  const isOnItsWay = ({ name, state }: Change) => name.startsWith(prefix) && (state === 'queued' || state === 'sent')
  const allSent = async () => {
    await sync.syncNow()
    for (const end = Date.now() + longestWayMs; Date.now() < end && (await sync.changes()).some(isOnItsWay); )
      await new Promise((resolve) => setTimeout(resolve, lookMs))
  }
  return async <C extends Call>(call: C, input: InputOf<C>): Promise<OutputOf<C>> => {
    await allSent()
    const answer = await request(call, input, { timeout })
    await sync.syncNow()
    return answer
  }
}
