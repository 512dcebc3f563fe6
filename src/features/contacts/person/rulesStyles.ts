import { makeStyles, tokens } from '@fluentui/react-components'

const touch = '@media (pointer: coarse)'

/** What stands in the part about data protection. */
export const useRulesStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottomStyle: 'none' },
  },
  words: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  note: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'pre-line',
    textWrap: 'pretty',
  },
  bad: { color: tokens.colorStatusDangerForeground1 },
  actions: {
    display: 'flex',
    flexShrink: 0,
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    [touch]: { '& button': { minWidth: '44px', minHeight: '44px' } },
  },
  form: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  fields: {
    display: 'flex',
    flexWrap: 'wrap',
    margin: 0,
    padding: 0,
    border: 'none',
    '& legend': { padding: 0 },
    [touch]: { '& .fui-Checkbox': { minHeight: '44px' } },
  },
  below: { marginBlockStart: tokens.spacingVerticalXS },
  buttons: { display: 'flex', gap: tokens.spacingHorizontalS, [touch]: { '& button': { minHeight: '44px' } } },
  button: { [touch]: { minHeight: '44px' } },
})
