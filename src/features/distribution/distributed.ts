import { type Distribution, isUnderWay } from '#domain/distribution/distribution'

type ReceiverCounts = Pick<Distribution, 'receivers'>

export const movedContacts = ({ receivers }: ReceiverCounts) => receivers.reduce((sum, { count }) => sum + count, 0)
export const backOf = ({ receivers }: ReceiverCounts) => receivers.reduce((sum, { back }) => sum + back, 0)

/** How many it is about: those that went, or those that are on their way; nothing of what failed or was stopped. */
export const distributedCount = (distribution: Pick<Distribution, 'receivers' | 'state' | 'total'>) =>
  isUnderWay(distribution.state) ? distribution.total : movedContacts(distribution)

/** The server decides; what is over is not offered. */
export const canUndo = ({ state, undo_until }: Pick<Distribution, 'state' | 'undo_until'>, now: number) =>
  state === 'done' && undo_until !== null && undo_until > now
