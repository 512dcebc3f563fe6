import type { AddressVerdict } from '#domain/email/deliverability/addressCheck'
import type { AddressRunState } from '#domain/email/deliverability/addressRun'
import type { Tone } from '../../../components/StatusBadge.tsx'

export const verdictTone: Record<AddressVerdict, Tone> = {
  valid: 'good',
  invalid: 'bad',
  risky: 'warning',
  unknown: 'neutral',
}
export const runTone: Record<AddressRunState, Tone> = {
  running: 'brand',
  paused: 'warning',
  done: 'good',
  stopped: 'neutral',
}
