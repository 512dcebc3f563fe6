import { dataRightsCalls } from '#domain/dataRights/calls'
import type { InputOf, OutputOf } from '#domain/shared/call'
import { useClient } from '../../lib/client.ts'
import { request } from '../../lib/http.ts'
import { useToasts } from '../../lib/toasts.ts'
import { askAgain } from '../../lib/useAnswer.ts'

type Calls = typeof dataRightsCalls

/** Asks the server to do it and says that it was done; what failed is for the form to show. */
export function useDoing() {
  const { sync } = useClient()
  const toasts = useToasts()
  return async <N extends keyof Calls>(
    name: N,
    input: InputOf<Calls[N]>,
    done: (answer: OutputOf<Calls[N]>) => string,
  ): Promise<OutputOf<Calls[N]>> => {
    const answer = await request(dataRightsCalls[name], input)
    toasts.done(done(answer))
    askAgain()
    // Rows changed: this device follows at once.
    void sync.syncNow()
    return answer
  }
}
