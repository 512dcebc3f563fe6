import { makeStyles, tokens } from '@fluentui/react-components'
import { initialsOf } from '../../components/initials.ts'
import { useFile } from '../../lib/fileUrl.ts'

/** Below this, two Chinese characters are too small to read. */
const smallPx = 32

type Props = { id: string; name: string; picture: string | null; size: number }

/** A contact's picture in a round, or its initials. The place is taken from the start, so nothing jumps when it comes. */
export function PictureAvatar({ id, name, picture, size }: Props) {
  const styles = useStyles()
  const initials = initialsOf(name, { isSmall: size < smallPx })
  return (
    <span
      aria-hidden="true"
      className={styles.round}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}
    >
      {picture ? <Picture id={id} hash={picture} initials={initials} /> : initials}
    </span>
  )
}

function Picture({ id, hash, initials }: { id: string; hash: string; initials: string }) {
  const styles = useStyles()
  const { url } = useFile('contact', id, hash)
  if (!url) return initials
  return <img src={url} alt="" className={styles.picture} decoding="async" draggable={false} />
}

const useStyles = makeStyles({
  round: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground6,
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: 1,
    verticalAlign: 'middle',
  },
  // Round by itself: a list has a hundred rounds, and each that cuts off what is in it costs as much as its row.
  picture: { width: '100%', height: '100%', objectFit: 'cover', borderRadius: 'inherit' },
})
