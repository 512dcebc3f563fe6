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
      <code className={styles.code}>{commands[kind]}</code>
    </div>
  )
}

const set = 'npm run admin -- set-channel'
const commands: Record<CodeKind, string> = {
  email: `${set} email --url smtp://user@mail.example:587 --from hello@mail.example --password-file -`,
  sms: `${set} sms --url smpp://user@smsc.example:2775 --from Fairlead --password-file -`,
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
