import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { LanguageButton } from '../lib/LanguageButton.tsx'

/** The head of a page that nobody is signed in to, or that is locked: whose it is, and in which language it speaks. */
export function BrandBar() {
  const styles = useStyles()
  const { t } = useTranslation('app')
  return (
    <div className={styles.root}>
      <span className={styles.brand}>
        <img src="/mark.svg" alt="" className={styles.mark} />
        {t('name')}
      </span>
      <LanguageButton />
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: `max(${tokens.spacingVerticalL}, env(safe-area-inset-top)) ${tokens.spacingHorizontalXXL} ${tokens.spacingVerticalL}`,
  },
  brand: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  mark: { width: '36px', height: '36px' },
})
