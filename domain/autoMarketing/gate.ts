import { limits } from '../limits.ts'

/** What became of a first batch. `locked`: an account of the channel was locked, or refused for good, meanwhile. */
export type FirstBatchOutcome = { sent: number; bounced: number; complained: number; locked: boolean }

export const gateVerdicts = ['passes', 'gateBounces', 'gateComplaints', 'gateLocked'] as const
export type GateVerdict = (typeof gateVerdicts)[number]

/** Whether the rest may follow: fewer bounces and complaints than the limits, and no lock. In whole thousandths of a percent. */
export function gateVerdictOf({ sent, bounced, complained, locked }: FirstBatchOutcome): GateVerdict {
  if (locked) return 'gateLocked'
  if (reaches(complained, sent, limits.autoComplaintStopPercent)) return 'gateComplaints'
  return reaches(bounced, sent, limits.autoBounceStopPercent) ? 'gateBounces' : 'passes'
}

const reaches = (part: number, whole: number, percent: number) =>
  whole > 0 && part * 100_000 >= Math.round(percent * 1_000) * whole
