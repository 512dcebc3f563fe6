import { makeStyles, tokens } from '@fluentui/react-components'
import type { UserInfo } from '#domain/auth/user'

/** A round with the first letter, or the last two characters of a Chinese name, as people there do it. */
export function Initials({ user, size }: { user: Pick<UserInfo, 'username' | 'nickname'>; size: 32 | 40 }) {
  const styles = useStyles()
  const name = (user.nickname || user.username).trim()
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
  const text = /\p{Script=Han}$/u.test(name) ? letters.slice(-2).join('') : letters[0]?.toUpperCase()
  return (
    <span aria-hidden="true" className={styles.round} style={{ width: size, height: size }}>
      {text}
    </span>
  )
}

const useStyles = makeStyles({
  round: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '0 0 auto',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: 1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorTransparentStroke}`,
  },
})
