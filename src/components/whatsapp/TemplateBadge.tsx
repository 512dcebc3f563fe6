import { useTranslation } from 'react-i18next'
import type { TemplateState } from '#domain/whatsapp/template'
import type { WhatsappTemplate } from '#domain/whatsapp/templateRow'
import { StatusBadge, type Tone } from '../StatusBadge.tsx'

const tones: Record<TemplateState, Tone> = {
  draft: 'neutral',
  sending: 'brand',
  pending: 'brand',
  approved: 'good',
  rejected: 'bad',
  paused: 'warning',
  disabled: 'bad',
  in_appeal: 'brand',
  limit_exceeded: 'warning',
  archived: 'neutral',
  deleted: 'neutral',
}

/** How a template stands at Meta, in a word and a colour. */
export function TemplateBadge({ template: { state } }: { template: Pick<WhatsappTemplate, 'state'> }) {
  const { t } = useTranslation('whatsapp')
  return <StatusBadge tone={tones[state]}>{t(`template.state.${state}`)}</StatusBadge>
}
