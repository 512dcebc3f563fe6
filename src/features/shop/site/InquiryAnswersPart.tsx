import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { SiteState } from '#domain/shop/site/calls'
import { Part } from '../../../components/Part.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'

/** What is said to inquiries before a person says something, and where it is set up. */
export function InquiryAnswersPart({ state: { answers, senders } }: { state: SiteState }) {
  const { t } = useTranslation('shopSite')
  const styles = useStyles()
  const { rules, bot } = answers
  return (
    <Part title={t('answers.title')}>
      <p className={styles.note}>{t('answers.text')}</p>
      {senders.length === 0 && (
        <p className={styles.line} role="status">
          <StatusBadge tone="warning">{t('answers.noMailbox')}</StatusBadge>
          <Link className={styles.link} to="/emailMarketing/emailSendSetting">
            {t('answers.toMailbox')}
          </Link>
        </p>
      )}
      <p className={styles.line}>
        <StatusBadge tone={rules > 0 ? 'good' : 'neutral'}>
          {rules > 0 ? t('answers.rules', { count: rules }) : t('answers.noRules')}
        </StatusBadge>
        <Link className={styles.link} to="/tools/pinShop/autoReply">
          {t('answers.toRules')}
        </Link>
      </p>
      <p className={styles.line}>
        <StatusBadge tone={bot ? 'good' : 'neutral'}>{t(bot ? 'answers.botOn' : 'answers.botOff')}</StatusBadge>
        <Link className={styles.link} to="/tools/botSetting">
          {t('answers.toBot')}
        </Link>
      </p>
    </Part>
  )
}

const touch = '@media (pointer: coarse)'
const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    margin: 0,
  },
  link: {
    color: tokens.colorBrandForeground1,
    [touch]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
})
