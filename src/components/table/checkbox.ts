import { tokens } from '@fluentui/react-components'

const tick =
  'url("data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 12 12%27%3E%3Cpath d=%27M2.5 6.2 5 8.7l4.7-5%27 fill=%27none%27 stroke=%27white%27 stroke-width=%271.4%27 stroke-linecap=%27round%27/%3E%3C/svg%3E")'
const dash =
  'url("data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 12 12%27%3E%3Cpath d=%27M3 6h6%27 fill=%27none%27 stroke=%27white%27 stroke-width=%271.4%27 stroke-linecap=%27round%27/%3E%3C/svg%3E")'
const full = {
  border: `1px solid ${tokens.colorBrandBackground}`,
  backgroundColor: tokens.colorBrandBackground,
  backgroundSize: 'contain',
}

/** The browser's own box with a look of ours: a list has dozens, and the look that systems draw costs as much as a row. */
export const checkbox = {
  width: '16px',
  height: '16px',
  margin: 0,
  boxSizing: 'border-box',
  cursor: 'pointer',
  borderRadius: tokens.borderRadiusSmall,
  '@media (forced-colors: none)': {
    appearance: 'none',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    ':checked': { ...full, backgroundImage: tick },
    ':indeterminate': { ...full, backgroundImage: dash },
  },
} as const
