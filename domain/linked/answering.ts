import type { AboutMessage } from '../conversations/messageExtra.ts'

/** WhatsApp lets a text be changed for so long, and a message be taken back for so long. */
export const linkedEditMs = 15 * 60_000
export const linkedRevokeMs = 2 * 86_400_000

export type ChangedMessage = { direction: 'in' | 'out'; at: number; state: string }

/** In the words of `problem`: why nothing befalls that message; null: it may. Asked by the device and by the server. */
export function linkedWritingRefusal(
  { kind }: Pick<AboutMessage, 'kind'>,
  of: ChangedMessage | null,
  at: number,
): 'messageGone' | 'notOurs' | 'tooLate' | null {
  if (!of) return 'messageGone'
  if (kind === 'reaction') return null
  if (of.direction !== 'out') return 'notOurs'
  return at - of.at > (kind === 'edit' ? linkedEditMs : linkedRevokeMs) ? 'tooLate' : null
}
