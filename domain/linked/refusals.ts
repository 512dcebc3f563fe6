/**
 * What WhatsApp's refusal of a message means: `tooMuch`: the phone writes to nobody for a while (`afterTooMuch`); `receiver`: this one
 * cannot be written to, and others can; `askLimits`: its limits are asked for first (`strangerRefusal`); `ended`: the link is over.
 */
export type LinkedRefusal = 'tooMuch' | 'askLimits' | 'ended' | 'receiver'

const meanings: Readonly<Record<number, LinkedRefusal>> = {
  401: 'ended',
  403: 'ended',
  429: 'tooMuch',
  463: 'askLimits',
}

export const linkedRefusal = (code: number): LinkedRefusal => meanings[code] ?? 'receiver'

/** 463 is said of a locked phone, and of one person who may not be written to: it was the lock if there is one. */
export const strangerRefusal = (lockedUntil: number | null, at: number): 'locked' | 'receiver' =>
  lockedUntil !== null && lockedUntil > at ? 'locked' : 'receiver'
