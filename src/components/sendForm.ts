import { toasts } from '../lib/toasts.ts'

/** What a form does when it is sent. Whatever the work did not expect is told: a form never does nothing. */
export function sendForm<E extends { preventDefault(): void }>(event: E, work: (event: E) => unknown): void {
  event.preventDefault()
  void told(async () => work(event))
}

/** The same for a button that stands for itself. */
export const pressed = (work: () => unknown): void => void told(async () => work())

async function told(work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    toasts.failed(error)
  }
}
