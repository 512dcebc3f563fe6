import { createHash } from 'node:crypto'

/**
 * What a message of ours is called at WhatsApp: it follows from our own id, so that the same message sent once more is the same there.
 * `n`: of several of WhatsApp's messages that are one of ours.
 */
export const linkedMessageId = (id: string, n = 0): string =>
  `3EB0${createHash('sha256')
    .update(n ? `${id}:${n}` : id)
    .digest('hex')
    .slice(0, 18)
    .toUpperCase()}`
