import { type KnownPoints, usePoints } from '../../../lib/usePoints.ts'
import { useTaskProduct } from './channel.ts'

export type MailPoints = KnownPoints

/** What this device knows of the points of the tasks' channel. */
export const useMailPoints = (needed: number): MailPoints => usePoints(useTaskProduct(), needed)
