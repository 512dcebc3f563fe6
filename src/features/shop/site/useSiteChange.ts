import { useToasts } from '../../../lib/toasts.ts'
import { askAgain } from '../../../lib/useAnswer.ts'

/** Does it, says so, and shows what has come of it. */
export type SiteChange = (work: () => Promise<unknown>, said?: string) => void

export function useSiteChange(): SiteChange {
  const toasts = useToasts()
  return (work, said) => {
    work().then(
      () => {
        if (said) toasts.done(said)
        askAgain()
      },
      (error: unknown) => toasts.failed(error),
    )
  }
}
