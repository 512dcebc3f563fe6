import { makeStyles, tokens } from '@fluentui/react-components'

export type Tone = 'neutral' | 'brand' | 'good' | 'warning' | 'bad'

/** A status in a word and a colour. A plain element: lists draw hundreds of them. */
export function StatusBadge({ tone, children }: { tone: Tone; children: string }) {
  const styles = useStyles()
  // A tone sets nothing that the root sets, so they need no merging.
  return <span className={`${styles.root} ${styles[tone]}`}>{children}</span>
}

const useStyles = makeStyles({
  root: {
    display: 'inline-block',
    maxWidth: '100%',
    boxSizing: 'border-box',
    padding: `0 ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    overflow: 'clip',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
  },
  neutral: { backgroundColor: tokens.colorNeutralBackground4, color: tokens.colorNeutralForeground2 },
  brand: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  good: { backgroundColor: tokens.colorPaletteGreenBackground1, color: tokens.colorPaletteGreenForeground1 },
  warning: { backgroundColor: tokens.colorPaletteYellowBackground1, color: tokens.colorPaletteYellowForeground2 },
  bad: { backgroundColor: tokens.colorPaletteRedBackground1, color: tokens.colorPaletteRedForeground1 },
})
