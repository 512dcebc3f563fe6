import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { CodeKind } from '#domain/auth/codes'

/** This way is closed until the operator opens it; says how. */
export function ChannelMissing({ kind }: { kind: CodeKind }) {
  const styles = useStyles()
  const { t } = useTranslation('auth')
  return (
    <div className={styles.root}>
      <strong>{t(`missing.${kind}`)}</strong>
      <p className={styles.text}>{t('missing.meanwhile')}</p>
      <p className={styles.text}>{t('missing.operator')}</p>
      <code className={styles.code}>{settings[kind].join('\n')}</code>
    </div>
  )
}

const settings: Record<CodeKind, string[]> = {
  email: ['SMTP_URL=smtp://user:password@mail.example:587', 'SMTP_FROM=Fairlead <hello@mail.example>'],
  sms: ['SMS_URL=https://api.twilio.com', 'SMS_ACCOUNT=…', 'SMS_TOKEN=…', 'SMS_FROM=+12025550123'],
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM },
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  code: {
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})
