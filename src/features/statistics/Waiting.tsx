import { makeStyles, tokens } from '@fluentui/react-components'

/** The place of what is being counted, and only when that takes longer than one notices. */
export const Waiting = () => <div className={useStyles().root} aria-hidden />

const useStyles = makeStyles({
  root: {
    height: '420px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '1ms',
    animationDelay: '100ms',
    animationFillMode: 'backwards',
  },
})
