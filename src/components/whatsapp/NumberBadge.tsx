import { useTranslation } from 'react-i18next'
import type { WhatsappAccount } from '#domain/channels/account'
import { StatusBadge, type Tone } from '../StatusBadge.tsx'
import { type NumberState, numberState } from './useWhatsappNumbers.ts'

const tones: Record<NumberState, Tone> = {
  off: 'neutral',
  secretMissing: 'bad',
  problem: 'bad',
  untested: 'warning',
  deaf: 'warning',
  ready: 'good',
}

/** How a number stands, in a word and a colour. */
export function NumberBadge({ account }: { account: WhatsappAccount }) {
  const { t } = useTranslation('whatsapp')
  const state = numberState(account)
  return (
    <StatusBadge tone={tones[state]}>
      {state === 'problem' && account.problem ? t(`number.problem.${account.problem}`) : t(`number.state.${state}`)}
    </StatusBadge>
  )
}
