import type { CheckState } from '#domain/email/deliverability/dns'
import type { Tone } from '../../../components/StatusBadge.tsx'

/** The colour of what was found. */
export const checkTone: Record<CheckState, Tone> = { green: 'good', yellow: 'warning', red: 'bad', unknown: 'neutral' }
