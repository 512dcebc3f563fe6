import { emailCalls } from '#domain/email/calls'
import { limits } from '#domain/limits'
import { newId } from '#workers/newId'
import { useClient } from '../../../lib/client.ts'
import { request } from '../../../lib/http.ts'
import { askAgain } from '../../../lib/useAnswer.ts'

/** Gives the id of the check. The server gets what was saved here first: a contact may be newer than the last push. */
export function useStartCheck() {
  const { sync } = useClient()
  return async (contacts: readonly string[], { again }: { again: boolean }): Promise<string> => {
    const id = newId()
    await sync.syncNow()
    for (let at = 0; at < contacts.length; at += limits.addressChecksPerCall)
      await request(emailCalls.startCheck, {
        id,
        contacts: contacts.slice(at, at + limits.addressChecksPerCall),
        again,
      })
    askAgain()
    return id
  }
}
