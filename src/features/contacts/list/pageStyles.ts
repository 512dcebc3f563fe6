import { makeStyles, tokens } from '@fluentui/react-components'

/** A page of contacts: the list fills it, and the panel of one of them may stand beside it. */
export const usePageStyles = makeStyles({
  root: { position: 'relative', display: 'flex', flex: '1 1 0', minHeight: 0, minWidth: 0 },
  main: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 0',
    minWidth: 0,
    minHeight: 0,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  list: { flex: '1 1 0', minHeight: 0, overflow: 'auto', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
})
