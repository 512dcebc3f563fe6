import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

type Props = {
  title: string
  /** how many there are */
  count: string
  search: ReactNode
  /** the buttons */
  children?: ReactNode
}

/**
 * Above a list: the title with how many there are, the search, and what can be done. As low as it can be, for the rows are
 * what people come for; on a narrow screen in two lines, the upper one of them of words alone.
 */
export function ListHeader({ title, count, search, children }: Props) {
  const styles = useStyles()
  return (
    <header className={styles.root}>
      <div className={mergeClasses(styles.parts, !children && styles.bare)}>
        <div className={styles.titles}>
          <h1 className={styles.title}>{title}</h1>
          <span className={styles.count} role="status">
            {count}
          </span>
        </div>
        <div className={styles.search}>{search}</div>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </header>
  )
}

const narrow = '@media (max-width: 900px)'
const wide = '@media (min-width: 901px)'
// A panel beside the list takes from its width, and the search is what would give way.
const beside = '@container (min-width: 761px) and (max-width: 860px)'
// Still narrower there is no room for both beside the title.
const tight = '@container (min-width: 541px) and (max-width: 760px)'
const tightest = '@container (max-width: 540px)'
const useStyles = makeStyles({
  root: { flexShrink: 0, containerType: 'inline-size' },
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(208px, auto) minmax(160px, 360px) 1fr',
    gridTemplateAreas: '"titles search actions"',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL} ${tokens.spacingVerticalXS}`,
    [wide]: {
      [beside]: { gridTemplateColumns: 'max-content minmax(160px, 360px) 1fr' },
      [tight]: { gridTemplateColumns: '1fr auto', gridTemplateAreas: '"titles actions" "search search"' },
      [tightest]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"titles" "search" "actions"' },
    },
    [narrow]: {
      gridTemplateColumns: 'minmax(160px, 1fr) auto',
      gridTemplateAreas: '"titles titles" "search actions"',
      gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
      padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalXS}`,
    },
  },
  bare: {
    gridTemplateColumns: 'minmax(208px, 1fr) minmax(160px, 360px)',
    gridTemplateAreas: '"titles search"',
    [wide]: {
      [beside]: { gridTemplateColumns: 'minmax(max-content, 1fr) minmax(160px, 360px)' },
      [tight]: {
        gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, 360px)',
        gridTemplateAreas: '"titles search"',
      },
      [tightest]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"titles" "search"' },
    },
  },
  titles: {
    gridArea: 'titles',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalS,
    minWidth: 0,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    [narrow]: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase200 },
  },
  count: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  search: { gridArea: 'search', minWidth: 0 },
  actions: {
    gridArea: 'actions',
    display: 'flex',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    '& button': { whiteSpace: 'nowrap', minWidth: 'auto' },
    '@media (pointer: coarse)': { '& button': { minHeight: '44px', minWidth: '44px' } },
  },
})
