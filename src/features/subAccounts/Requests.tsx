import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { type RightRequest, requestsIn, type SubLine } from './subList.ts'
import { useAnswers } from './useAnswers.ts'

/** What sub accounts ask for; not there while nobody does. */
export function Requests({ lines }: { lines: readonly SubLine[] }) {
  const { t } = useTranslation('subAccounts')
  const styles = useStyles()
  const { answerAll } = useAnswers()
  const requests = requestsIn(lines)
  if (!requests.length) return null
  return (
    <section className={styles.root} aria-label={t('requests.title')}>
      <header className={styles.header}>
        <h2 className={styles.title}>
          {t('requests.title')} <span className={styles.count}>{requests.length}</span>
        </h2>
        {requests.length > 1 && (
          <div className={styles.actions}>
            <OnlineButton size="small" appearance="primary" onClick={() => void answerAll('agree')}>
              {t('requests.agreeAll')}
            </OnlineButton>
            <OnlineButton size="small" appearance="subtle" onClick={() => void answerAll('reject')}>
              {t('requests.rejectAll')}
            </OnlineButton>
          </div>
        )}
      </header>
      <ul className={styles.list}>
        {requests.map((request) => (
          <Request key={`${request.sub.id} ${request.right}`} {...request} />
        ))}
      </ul>
    </section>
  )
}

function Request({ sub, right, reason }: RightRequest) {
  const { t } = useTranslation('subAccounts')
  const styles = useStyles()
  const { answer } = useAnswers()
  const title = t(`requests.${right}`, { name: sub.name })
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <span className={styles.asks}>{title}</span>
        <span className={styles.reason}>{reason}</span>
      </div>
      <div className={styles.actions} role="group" aria-label={title}>
        <OnlineButton size="small" appearance="primary" onClick={() => void answer('agree', sub, right)}>
          {t('requests.agree')}
        </OnlineButton>
        <OnlineButton size="small" appearance="subtle" onClick={() => void answer('reject', sub, right)}>
          {t('requests.reject')}
        </OnlineButton>
      </div>
    </li>
  )
}

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    margin: `0 ${tokens.spacingHorizontalXL} ${tokens.spacingVerticalM}`,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
    '@media (max-width: 900px)': { marginInline: tokens.spacingHorizontalL },
  },
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  count: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  list: { margin: 0, padding: 0, listStyleType: 'none', maxHeight: '40vh', overflowY: 'auto' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    paddingBlock: tokens.spacingVerticalS,
  },
  words: { display: 'grid', flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  asks: { fontWeight: tokens.fontWeightSemibold },
  reason: { color: tokens.colorNeutralForeground2, whiteSpace: 'pre-line' },
  actions: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
  },
})
