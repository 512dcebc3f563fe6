import { tokens } from '@fluentui/react-components'
import { ink, mailColours, paper } from '#domain/email/render/colour'

/** A merge tag on paper, which is white in every theme. */
export const chip = {
  padding: '0 6px',
  borderRadius: tokens.borderRadiusMedium,
  backgroundColor: `color-mix(in srgb, ${mailColours.teal} 14%, ${paper})`,
  color: ink,
  fontSize: '0.9em',
} as const
