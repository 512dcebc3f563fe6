import { useToasts } from '../../../lib/toasts.ts'
import { askAgain } from '../../../lib/useAnswer.ts'

/** Does it, says so, and shows what has come of it. */
export type SiteChange = (work: () => Promise<unknown>, said?: string) => void

export function useSiteChange(): SiteChange {
  const toasts = useToasts()
  async function change(work: () => Promise<unknown>, said?: string) {
    try {
      await work()
      if (said) toasts.done(said)
      askAgain()
    } catch (error) {
      toasts.failed(error)
    }
  }
  return (work, said) => void change(work, said)
}
