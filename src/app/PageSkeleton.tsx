import { makeStyles, tokens } from '@fluentui/react-components'
import { phone } from '../lib/media.ts'

/** The outline of a page, where its code is still on the way; the same as in index.html, so nothing jumps. */
export function PageSkeleton() {
  const styles = useStyles()
  return (
    <div className={styles.root} aria-hidden="true">
      <div className={styles.title} />
      <div className={styles.bar} />
      <div className={styles.body} />
    </div>
  )
}

const shape = { borderRadius: '6px', backgroundColor: tokens.colorNeutralStencil1 } as const
const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalXXL,
    [phone]: { padding: tokens.spacingHorizontalL },
  },
  title: { ...shape, width: '160px', height: '28px' },
  bar: { ...shape, height: '32px' },
  body: { ...shape, height: '320px', opacity: 0.5 },
})
