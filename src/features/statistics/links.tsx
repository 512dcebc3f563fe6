import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormats } from '../../lib/formats.ts'

/** A counted value by its name, on the way to its contacts where there is one. */
export function MarkLink({ name, to }: { name: string; to: string | null }) {
  const styles = useStyles()
  const { t } = useTranslation('statistics')
  if (!to) return name
  return (
    <Link className={mergeClasses(styles.link, styles.named)} to={to} aria-label={t('open', { name })}>
      {name}
    </Link>
  )
}

/** The same as the first cell of a table's rows. */
export const markCell = ({ name, to }: { name: string; to: string | null }) => <MarkLink name={name} to={to} />

/** A number on the way to the contacts it counts. */
export function AmountLink({ amount, name, to }: { amount: number; name: string; to: string | null }) {
  const styles = useStyles()
  const { t } = useTranslation('statistics')
  const words = useFormats().number(amount)
  if (!to) return words
  return (
    <Link className={mergeClasses(styles.link, styles.amount)} to={to} aria-label={`${words}, ${t('open', { name })}`}>
      {words}
    </Link>
  )
}

const useStyles = makeStyles({
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline' },
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
  // A digit is narrower than a finger: what is around it is hit, too.
  amount: {
    position: 'relative',
    '@media (pointer: coarse)': {
      '::before': { content: '""', position: 'absolute', insetBlock: 0, insetInline: '-18px' },
    },
  },
  named: { color: tokens.colorBrandForegroundLink },
})
