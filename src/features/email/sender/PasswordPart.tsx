import { MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { grantProviderOf } from '#domain/email/sender/mailGrant'
import { type EmailSender, type EmailSenderFields, forgottenFor, opensBy } from '#domain/email/sender/sender'
import { presetOfHost, presets } from '#domain/email/sender/senderPresets'
import { Part } from '../../../components/Part.tsx'
import { useConnected } from '../../../lib/useConnected.ts'
import { ConnectionTrial } from './ConnectionTrial.tsx'
import { GrantLine } from './GrantLine.tsx'
import { PasswordLine } from './PasswordLine.tsx'

type Props = {
  sender: EmailSender | null
  /** as they stand in the form */
  fields: EmailSenderFields
  isChanged: boolean
}

/** Signing in to the servers: what is entered here leaves this device at once. */
export function PasswordPart({ sender, fields, isChanged }: Props) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const isConnected = useConnected()
  if (!sender)
    return (
      <Part title={t('sender.password.title')}>
        <p className={styles.text}>{t('sender.password.saveFirst')}</p>
      </Part>
    )
  const preset = presetOfHost(sender.smtp.host)
  const provider = grantProviderOf(sender.smtp.host) ?? grantProviderOf(sender.imap?.host ?? '')
  const label = t(`sender.password.${preset ? presets[preset].password : 'own'}`)
  const forgotten = forgottenFor(sender, fields)
  const isGoing =
    (sender.has_password && forgotten.has_password === false) ||
    (sender.has_imap_password && forgotten.has_imap_password === false)
  return (
    <Part title={t('sender.password.title')}>
      {(isGoing || (sender.granted && forgotten.granted === null)) && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t(isGoing ? 'sender.password.forgets' : 'sender.grant.forgets')}</MessageBarBody>
        </MessageBar>
      )}
      {!isConnected && (
        <MessageBar layout="multiline">
          <MessageBarBody>{t('sender.password.offline')}</MessageBarBody>
        </MessageBar>
      )}
      {provider && <GrantLine sender={sender} provider={provider} isChanged={isChanged} />}
      {sender.smtp.user && opensBy(sender, 'smtp') !== 'grant' && (
        <PasswordLine sender={sender} kind="smtp" label={label} />
      )}
      {sender.imap && opensBy(sender, 'imap') !== 'grant' && <PasswordLine sender={sender} kind="imap" label={label} />}
      <ConnectionTrial sender={sender} isChanged={isChanged} />
    </Part>
  )
}

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
})
