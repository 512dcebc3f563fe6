import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'

type Props = { title: string; height: number; children: ReactNode }

/** A small picture in the colours of the theme, 360 wide inside; its title says what it shows. */
export function Drawing({ title, height, children }: Props) {
  const styles = useStyles()
  const id = useId()
  return (
    <svg viewBox={`0 0 360 ${height}`} className={styles.root} role="img" aria-labelledby={id}>
      <title id={id}>{title}</title>
      {children}
    </svg>
  )
}

/** What drawings are drawn with. */
export const useInk = makeStyles({
  line: {
    fill: 'none',
    stroke: tokens.colorNeutralForeground2,
    strokeWidth: '2px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  thin: { fill: 'none', stroke: tokens.colorNeutralStroke1, strokeWidth: '1px', strokeDasharray: '4 4' },
  accent: {
    fill: 'none',
    stroke: tokens.colorCompoundBrandStroke,
    strokeWidth: '2px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  lineOnAccent: {
    fill: 'none',
    stroke: tokens.colorNeutralForegroundOnBrand,
    strokeWidth: '2.5px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  paper: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorNeutralStroke1, strokeWidth: '1.5px' },
  soft: { fill: tokens.colorBrandBackground2 },
  faint: { fill: tokens.colorNeutralStroke1 },
  /** letters stand on it */
  badge: { fill: tokens.colorBrandBackground },
  solid: { fill: tokens.colorCompoundBrandBackground },
  good: { fill: tokens.colorPaletteGreenBackground3 },
  warned: { fill: tokens.colorPaletteYellowBackground3 },
  stopped: { fill: tokens.colorPaletteRedBackground3 },
  text: { fill: tokens.colorNeutralForeground1, fontFamily: tokens.fontFamilyBase, fontSize: '13px' },
  strong: {
    fill: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: '13px',
    fontWeight: tokens.fontWeightSemibold,
  },
  small: { fill: tokens.colorNeutralForeground2, fontFamily: tokens.fontFamilyBase, fontSize: '12px' },
  onAccent: {
    fill: tokens.colorNeutralForegroundOnBrand,
    fontFamily: tokens.fontFamilyBase,
    fontSize: '11px',
    fontWeight: tokens.fontWeightSemibold,
  },
})

const useStyles = makeStyles({
  root: {
    display: 'block',
    width: '100%',
    maxWidth: '560px',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
})
