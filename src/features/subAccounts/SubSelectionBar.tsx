import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DeleteRegular, DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import type { SubLine } from './subList.ts'
import { useAnswers } from './useAnswers.ts'

type Props = {
  subs: readonly SubLine[]
  onClear: () => void
  onEnable: () => void
  onAsk: (question: 'delete' | 'disable' | 'products') => void
}

/** What can be done with all of those that are selected. */
export function SubSelectionBar({ subs, onClear, onEnable, onAsk }: Props) {
  const { t } = useTranslation('subAccounts')
  const styles = useStyles()
  const { allowExports } = useAnswers()
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('selection.label')}>
      <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('selection.clear')} onClick={onClear} />
      <span className={styles.count} aria-live="polite">
        {t('selection.count', { count: subs.length })}
      </span>
      <OnlineButton onClick={() => onAsk('products')}>{t('actions.products')}</OnlineButton>
      <OnlineButton onClick={() => void allowExports(subs)}>{t('selection.allow')}</OnlineButton>
      {subs.some(({ status }) => status === 'disabled') && (
        <OnlineButton onClick={onEnable}>{t('actions.enable')}</OnlineButton>
      )}
      {subs.some(({ status }) => status === 'normal') && (
        <OnlineButton onClick={() => onAsk('disable')}>{t('actions.disable')}</OnlineButton>
      )}
      <OnlineButton icon={<DeleteRegular />} onClick={() => onAsk('delete')}>
        {t('actions.delete')}
      </OnlineButton>
    </div>
  )
}

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: `2px ${tokens.spacingHorizontalL} ${tokens.spacingVerticalS}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& button': { flexShrink: 0, minWidth: 'auto', whiteSpace: 'nowrap' },
    '@media (pointer: coarse)': { '& button': { minHeight: '44px', minWidth: '44px' } },
  },
  count: { fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
})
