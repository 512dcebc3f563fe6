import { AppError, type ErrorCode } from '#domain/errors'
import { useClient } from '../../../lib/client.ts'
import { useWords } from '../../../lib/errors.ts'
import { useToasts } from '../../../lib/toasts.ts'

/** What a user does at the fair, on this device first: it needs no network. */
export function useLeadVisits() {
  const { sync } = useClient()
  const toasts = useToasts()
  const words = useWords()
  const save = async (id: string, fields: { visited_at?: number | null; note?: string }): Promise<ErrorCode | null> => {
    const saved = await sync.mutate('lead.note', { id, fields })
    return saved.kind === 'refused' ? saved.code : null
  }
  return {
    async visit(id: string, isVisited: boolean): Promise<void> {
      const code = await save(id, { visited_at: isVisited ? Date.now() : null })
      if (code) toasts.failed(new AppError(code))
    },
    /** Gives the words of what is wrong with it. */
    async note(id: string, note: string): Promise<string | null> {
      const code = await save(id, { note })
      return code && words.ofCode(code)
    },
  }
}
