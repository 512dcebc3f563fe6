import { wordsOf } from './errors.ts'
import { language } from './texts.ts'

/** A short message at the edge of the screen. At most two stand there at once; the frame shows them. */
export type ToastOrder = {
  kind: 'success' | 'error' | 'info'
  text: string
  /** a destructive action that can be taken back */
  undo?: () => void | Promise<void>
  /** It goes with what it is about. */
  until?: AbortSignal
}

let show: ((order: ToastOrder) => void) | null = null
const early: ToastOrder[] = []

/** The frame's host takes the orders; what came before it stood is shown then. */
export function onToast(host: (order: ToastOrder) => void) {
  show = host
  for (const order of early.splice(0)) host(order)
  return () => {
    if (show === host) show = null
  }
}

function order(toast: ToastOrder) {
  if (show) show(toast)
  else early.push(toast)
}

export const toasts = {
  done: (text: string, options: Pick<ToastOrder, 'undo' | 'until'> = {}) =>
    order({ kind: 'success', text, ...options }),
  info: (text: string) => order({ kind: 'info', text }),
  /** Says what went wrong, for two seconds; nothing for a cancelled request. */
  failed(error: unknown) {
    const text = wordsOf(error, language.get())
    if (text) order({ kind: 'error', text })
  },
}

export const useToasts = () => toasts
