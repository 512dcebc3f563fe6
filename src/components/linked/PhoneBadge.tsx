import { useTranslation } from 'react-i18next'
import type { LinkedPhone } from '#domain/linked/phone'
import { StatusBadge, type Tone } from '../StatusBadge.tsx'

const tones: Record<LinkedPhone['state'], Tone> = { linking: 'brand', open: 'good', waiting: 'warning', ended: 'bad' }

/** Whether WhatsApp hears the phone, in a word and a colour. */
export function PhoneBadge({ phone: { state, end } }: { phone: LinkedPhone }) {
  const { t } = useTranslation('linked')
  return (
    <StatusBadge tone={tones[state]}>{state === 'ended' && end ? t(`end.${end}`) : t(`state.${state}`)}</StatusBadge>
  )
}
