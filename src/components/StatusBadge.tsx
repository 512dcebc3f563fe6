import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useCallback } from 'react'

export type Tone = 'neutral' | 'brand' | 'good' | 'warning' | 'bad'

/** A status in a word and a colour. */
export const StatusBadge = ({ tone, children }: { tone: Tone; children: string }) => useBadge()(tone, children)

/** The same as a plain element, for the rows of a table. */
export function useBadge(): (tone: Tone, words: string) => ReactNode {
  const styles = useStyles()
  // A tone sets nothing that the root sets, so they need no merging.
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
