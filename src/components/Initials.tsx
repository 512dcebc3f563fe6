import { makeStyles, tokens } from '@fluentui/react-components'
import type { UserInfo } from '#domain/auth/user'
import { initialsOf } from './initials.ts'

/** A round with the first letter, or the last two characters of a Chinese name, as people there do it. */
export function Initials({ user, size }: { user: Pick<UserInfo, 'username' | 'nickname'>; size: 32 | 40 }) {
  const styles = useStyles()
  return (
    <span aria-hidden="true" className={styles.round} style={{ width: size, height: size }}>
      {initialsOf(user.nickname || user.username)}
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
