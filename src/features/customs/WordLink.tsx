import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

type Props = { to: string; label?: string; children: ReactNode }

/** A link among words or in a table. */
export function WordLink({ to, label, children }: Props) {
  const styles = useStyles()
  return (
    <Link to={to} className={styles.root} {...(label && { 'aria-label': label })}>
      {children}
    </Link>
  )
}

const useStyles = makeStyles({
  root: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    '@media (pointer: coarse)': { paddingBlock: tokens.spacingVerticalS },
  },
})
