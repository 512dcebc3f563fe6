import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useMemo } from 'react'
import { initialsOf } from '../../components/initials.ts'
import { useFile, useRowFiles } from '../../lib/fileUrl.ts'

/** Below this, two Chinese characters are too small to read. */
const smallPx = 32

type Props = { id: string; name: string; picture: string | null; size: number }

/** A contact's picture in a round, or its initials. The place is taken from the start, so nothing jumps when it comes. */
export function PictureAvatar(props: Props) {
  const { picture } = props
  const round = useRound()
  return picture ? <WithPicture {...props} picture={picture} /> : round(props, null)
}

function WithPicture(props: Props & { picture: string }) {
  const { url } = useFile('contact', props.id, props.picture)
  return useRound()(props, url)
}

/** The same as a plain element, for the rows of a table. */
export function useAvatar(): (props: Props) => ReactNode {
  const round = useRound()
  const urlOf = useRowFiles('contact')
  return useMemo(() => (props) => round(props, props.picture && urlOf(props.id, props.picture)), [round, urlOf])
}

function useRound() {
  const styles = useStyles()
  return useMemo(
    () =>
      ({ name, size }: Props, url: string | null) => (
        <span
          aria-hidden="true"
          className={styles.round}
          style={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}
        >
          {url ? (
            <img src={url} alt="" className={styles.picture} decoding="async" draggable={false} />
          ) : (
            initialsOf(name, { isSmall: size < smallPx })
          )}
        </span>
      ),
    [styles],
  )
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
