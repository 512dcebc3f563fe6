import { makeStyles, tokens } from '@fluentui/react-components'

/** Something is unread; what it stands on says so in words, and is placed (`position`). */
export function NewsDot() {
  return <span aria-hidden="true" className={useStyles().dot} />
}

const useStyles = makeStyles({
  dot: {
    position: 'absolute',
    pointerEvents: 'none',
    insetBlockStart: '-2px',
    insetInlineEnd: '-2px',
    width: '10px',
    height: '10px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorPaletteRedBackground3,
    border: `${tokens.strokeWidthThick} solid ${tokens.colorNeutralBackground1}`,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
})
