import { Link, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { OwnPageChannel } from '#domain/conversations/channel'
import { pageScopes } from '#domain/ownPages/facts'
import { Part } from '../../components/Part.tsx'

type Props = { channel: OwnPageChannel; webhook: string | null; deletion: string | null }

const guides = {
  app: 'https://developers.facebook.com/docs/development/create-an-app/',
  review: 'https://developers.facebook.com/docs/resp-plat-initiatives/app-review',
} as const

/** What whoever runs this server does at Meta before a page can be connected, one step after the other. */
export function SetupSteps({ channel, webhook, deletion }: Props) {
  const { t } = useTranslation('ownPages')
  const styles = useStyles()
  return (
    <Part title={t('setup.title')}>
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{t('setup.missing')}</MessageBarBody>
      </MessageBar>
      <ol className={styles.steps}>
        <li>
          {t('setup.app')}{' '}
          <Link href={guides.app} target="_blank" rel="noreferrer">
            {t('setup.guide')}
          </Link>
        </li>
        <li>
          {t('setup.environment')} <code className={styles.code}>META_APP_ID=…</code>{' '}
          <code className={styles.code}>META_APP_SECRET=…</code>{' '}
          <code className={styles.code}>FAIRLEAD_URL=https://…</code>
        </li>
        <li>
          {t('setup.returns')}{' '}
          <code className={styles.code}>{channel === 'facebook' ? '/fbHome/pages' : '/insData/accounts'}</code>
        </li>
        <li>
          {t('setup.webhook')} <code className={styles.code}>{webhook ?? '/hooks/meta'}</code>
          {'; '}
          {t('setup.deletion')} <code className={styles.code}>{deletion ?? '/hooks/meta/deletion'}</code>
        </li>
        <li>
          {t('setup.review')}{' '}
          <Link href={guides.review} target="_blank" rel="noreferrer">
            {t('setup.guide')}
          </Link>
          <ul className={styles.scopes}>
            {pageScopes[channel].map((scope) => (
              <li key={scope}>
                <code className={styles.code}>{scope}</code> {t(`scope.${scope}`)}
              </li>
            ))}
          </ul>
        </li>
        <li>
          {t('setup.late')} <code className={styles.code}>META_HUMAN_AGENT=1</code>
        </li>
      </ol>
      <p className={styles.note}>{t('setup.without')}</p>
    </Part>
  )
}

const useStyles = makeStyles({
  steps: { display: 'grid', gap: tokens.spacingVerticalM, margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
  scopes: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    marginTop: tokens.spacingVerticalS,
    paddingInlineStart: tokens.spacingHorizontalL,
  },
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  note: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
})
