import type { InputOf, OutputOf } from '#domain/shared/call'
import { subAccountCalls } from '#domain/subAccounts/calls'
import { failedAs } from '../../lib/callError.ts'
import { useClient } from '../../lib/client.ts'
import { request } from '../../lib/http.ts'
import { useToasts } from '../../lib/toasts.ts'

type Calls = typeof subAccountCalls

/**
 * Asks the server for a change of people and says what came of it. What changed comes back as rows; fetching them is
 * hurried, so that the screen follows at once. Null: it failed, and was said.
 */
export function useManage() {
  const { sync } = useClient()
  const toasts = useToasts()
  return async <N extends keyof Calls>(
    name: N,
    input: InputOf<Calls[N]>,
    done: (answer: OutputOf<Calls[N]>) => string,
  ): Promise<OutputOf<Calls[N]> | null> => {
    try {
      const answer = await request(subAccountCalls[name], input)
      toasts.done(done(answer))
      void sync.syncNow()
      return answer
    } catch (error) {
      toasts.failed(name === 'remove' ? failedAs(error, 'deleteFailed') : error)
      return null
    }
  }
}
