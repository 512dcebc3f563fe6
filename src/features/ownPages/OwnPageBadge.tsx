import { useTranslation } from 'react-i18next'
import type { OwnPageAccount } from '#domain/channels/account'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import { useNow } from '../../lib/reminders.ts'
import { type OwnPageState, ownPageState } from './useOwnPages.ts'

const tones: Record<OwnPageState, Tone> = {
  off: 'neutral',
  ended: 'bad',
  problem: 'bad',
  deaf: 'warning',
  soon: 'warning',
  ready: 'good',
}

/** How a page stands, in a word and a colour. */
export function OwnPageBadge({ account }: { account: OwnPageAccount }) {
  const { t } = useTranslation('ownPages')
  const state = ownPageState(account, useNow())
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
}
