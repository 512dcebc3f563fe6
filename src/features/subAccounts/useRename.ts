import { subAccountCalls } from '#domain/subAccounts/calls'
import { useClient } from '../../lib/client.ts'
import { useWords } from '../../lib/errors.ts'
import { request } from '../../lib/http.ts'
import type { SubLine } from './subList.ts'

/** For a field that saves itself: what is wrong stands below it. */
export function useRename({ id }: SubLine) {
  const { sync } = useClient()
  const words = useWords()
  return async (nickname: string): Promise<string | null> => {
    try {
      await request(subAccountCalls.updateNickname, { subuserid: id, nickname })
      void sync.syncNow()
      return null
    } catch (error) {
      return words.ofError(error)
    }
  }
}
