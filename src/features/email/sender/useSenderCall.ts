import type { Call, InputOf, OutputOf } from '#domain/shared/call'
import { useClient } from '../../../lib/client.ts'
import { request } from '../../../lib/http.ts'

/** Servers of others are waited for. */
const timeout = 100_000

/** Asks the server about a sender: it gets what was saved here first, and this device what came of it. */
export function useSenderCall() {
  const { sync } = useClient()
  return async <C extends Call>(call: C, input: InputOf<C>): Promise<OutputOf<C>> => {
    await sync.syncNow()
    const answer = await request(call, input, { timeout })
    await sync.syncNow()
    return answer
  }
}
