import { makeStyles, tokens } from '@fluentui/react-components'
import { PinRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { usePinned } from '../../lib/pinned.ts'
import { WordLink } from './WordLink.tsx'

/** What the user keeps on this device, one tap away, also without a network. */
export function PinnedPages() {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const pages = usePinned()
  if (!pages?.length) return null
  return (
    <nav className={styles.root} aria-label={t('pinned.label')}>
      <PinRegular aria-hidden />
      {pages.map(({ key, title, to }) => (
        <WordLink key={key} to={to}>
          {title}
        </WordLink>
      ))}
    </nav>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
})
