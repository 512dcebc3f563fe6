import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { RightName } from '#domain/subAccounts/rights'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import type { SubLine } from './subList.ts'
import { rightTone } from './tones.ts'
import { useAnswers } from './useAnswers.ts'

/** One right: whether it is given, what was asked for and why, and the answer. */
export function RightRow({ sub, right }: { sub: SubLine; right: RightName }) {
  const { t } = useTranslation('subAccounts')
  const styles = useStyles()
  const { answer, set } = useAnswers()
  const state = sub[right]
  const label = t(`rights.${right}`)
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <div className={styles.words}>
        <span className={styles.label}>
          {label} <StatusBadge tone={rightTone[state]}>{t(`right.${state}`)}</StatusBadge>
        </span>
        {state === 'asked' && <span className={styles.reason}>{sub.reasons[right]}</span>}
      </div>
      <div className={styles.actions}>
        {state === 'asked' && (
          <>
            <OnlineButton size="small" appearance="primary" onClick={() => void answer('agree', sub, right)}>
              {t('requests.agree')}
            </OnlineButton>
            <OnlineButton size="small" onClick={() => void answer('reject', sub, right)}>
              {t('requests.reject')}
            </OnlineButton>
          </>
        )}
        {state === 'granted' && (
          <OnlineButton size="small" onClick={() => void set(sub, right, false)}>
            {t('panel.withdraw')}
          </OnlineButton>
        )}
        {(state === 'none' || state === 'refused') && (
          <OnlineButton size="small" onClick={() => void set(sub, right, true)}>
            {t('panel.allow')}
          </OnlineButton>
        )}
      </div>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    minHeight: '36px',
    '@media (pointer: coarse)': { minHeight: '48px', '& button': { minHeight: '44px' } },
  },
  words: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  label: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  reason: { color: tokens.colorNeutralForeground2, whiteSpace: 'pre-line' },
  actions: { display: 'flex', gap: tokens.spacingHorizontalS },
})
