import { makeStyles, tokens } from '@fluentui/react-components'
import { checkbox } from './checkbox.ts'
import { checkWidth } from './columns.ts'

export type RowStyles = ReturnType<typeof useRowStyles>

export const useRowStyles = makeStyles({
  row: {
    position: 'absolute',
    insetInlineStart: 0,
    insetInlineEnd: 0,
    alignItems: 'center',
    boxSizing: 'border-box',
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke3}`,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    // With `paint`, what is drawn of a row is kept until the row changes.
    contain: 'strict',
  },
  table: { display: 'grid' },
  card: { display: 'flex' },
  plain: {
    backgroundColor: tokens.colorNeutralBackground1,
    // A finger leaves the hover behind on the row it tapped.
    '@media (hover: hover)': { ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover } },
  },
  selected: {
    backgroundColor: tokens.colorBrandBackground2,
    '@media (hover: hover)': { ':hover': { backgroundColor: tokens.colorBrandBackground2Hover } },
  },
  active: { boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}` },
  coming: {
    '& input': { visibility: 'hidden' },
    '::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `${checkWidth + 8}px`,
      width: '40%',
      height: '10px',
      borderRadius: tokens.borderRadiusMedium,
      backgroundColor: tokens.colorNeutralBackground4,
    },
  },
  cell: {
    minWidth: 0,
    paddingInline: tokens.spacingHorizontalS,
    whiteSpace: 'nowrap',
  },
  // Not `hidden`: hundreds of scroll containers cost more than the rows.
  cut: { overflow: 'clip', textOverflow: 'ellipsis' },
  stale: { contentVisibility: 'hidden' },
  // Over the cells that move beneath it, in the colour of its row.
  stuck: {
    position: 'sticky',
    zIndex: 1,
    backgroundColor: 'inherit',
    height: '100%',
    alignContent: 'center',
  },
  /** where what moves goes under */
  edge: { borderRight: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`, boxSizing: 'border-box' },
  cardCell: { flexGrow: 1, minWidth: 0, height: '100%' },
  check: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: '100%',
    minWidth: `${checkWidth}px`,
  },
  box: checkbox,
})
