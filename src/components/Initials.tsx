import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useCallback } from 'react'
import type { UserInfo } from '#domain/auth/user'
import { initialsOf } from './initials.ts'

type UserName = Pick<UserInfo, 'username' | 'nickname'>

/** A round with the first letter, or the last two characters of a Chinese name, as people there do it. */
export const Initials = ({ user, size }: { user: UserName; size: 32 | 40 }) => useInitials()(user, size)

/** The same as a plain element, for the rows of a table. */
export function useInitials(): (user: UserName, size: 32 | 40) => ReactNode {
  const styles = useStyles()
  return useCallback(
    (user, size) => (
      <span aria-hidden="true" className={styles.round} style={{ width: size, height: size }}>
        {initialsOf(user.nickname || user.username)}
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
