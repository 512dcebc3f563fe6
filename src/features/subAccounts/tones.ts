import type { RightState } from '#domain/subAccounts/rights'
import type { Tone } from '../../components/StatusBadge.tsx'
import type { SubLine } from './subList.ts'

export const statusTone = { normal: 'good', disabled: 'neutral' } satisfies Record<SubLine['status'], Tone>
export const rightTone = {
  none: 'neutral',
  asked: 'warning',
  granted: 'good',
  refused: 'bad',
} satisfies Record<RightState, Tone>
