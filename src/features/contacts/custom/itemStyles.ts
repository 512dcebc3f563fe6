import { makeStyles, tokens } from '@fluentui/react-components'

const finger = '@media (pointer: coarse)'
export const useItemStyles = makeStyles({
  surface: { maxWidth: '600px' },
  body: { maxHeight: 'min(720px, calc(100dvh - 96px))' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minHeight: '280px' },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, textWrap: 'pretty' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '44px',
    padding: `${tokens.spacingVerticalXS} 0`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 640px)': { flexWrap: 'wrap' },
  },
  over: { boxShadow: `inset 0 2px ${tokens.colorBrandStroke1}` },
  icon: { flexShrink: 0, fontSize: '20px', color: tokens.colorNeutralForeground3 },
  words: { display: 'grid', flexGrow: 1, flexBasis: '60%', minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  about: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  actions: {
    display: 'flex',
    flexShrink: 0,
    marginInlineStart: 'auto',
    [finger]: { '& button': { minWidth: '44px', minHeight: '44px' } },
  },
  foot: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  add: { flexShrink: 0, [finger]: { minHeight: '44px' } },
  title: {
    margin: `0 0 ${tokens.spacingVerticalXS}`,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
})
