import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useCallback } from 'react'

export type Tone = 'neutral' | 'brand' | 'good' | 'warning' | 'bad'

// None of these sets what another sets, so they need no merging.

/** A status in a word and a colour. */
export function StatusBadge({ tone, children }: { tone: Tone; children: string }) {
  const styles = useStyles()
  return <span className={`${styles.root} ${styles.cut} ${styles[tone]}`}>{children}</span>
}

/** The same as a plain element for table rows. The cell truncates it. */
export function useBadge(): (tone: Tone, words: string) => ReactNode {
  const styles = useStyles()
  return useCallback((tone, words) => <span className={`${styles.root} ${styles[tone]}`}>{words}</span>, [styles])
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
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
  },
  cut: { overflow: 'clip', textOverflow: 'ellipsis' },
  neutral: { backgroundColor: tokens.colorNeutralBackground4, color: tokens.colorNeutralForeground2 },
  brand: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  good: { backgroundColor: tokens.colorPaletteGreenBackground1, color: tokens.colorPaletteGreenForeground1 },
  warning: { backgroundColor: tokens.colorPaletteYellowBackground1, color: tokens.colorPaletteYellowForeground2 },
  bad: { backgroundColor: tokens.colorPaletteRedBackground1, color: tokens.colorPaletteRedForeground1 },
})
