import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { EmailSender } from '#domain/email/sender/sender'
import { connectionState, connectionStates, domainState } from '#domain/email/sender/senderState'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { checkTone } from './tones.ts'

/** How its servers and its domain stand, in words and colours. */
export function SenderBadges({ sender }: { sender: EmailSender }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const connection = connectionState(sender)
  const domain = domainState(sender)
  return (
    <span className={styles.root}>
      <StatusBadge tone={checkTone[connectionStates[connection]]}>{t(`sender.connection.${connection}`)}</StatusBadge>
      <StatusBadge tone={checkTone[domain]}>{t(`sender.domain.${domain}`)}</StatusBadge>
    </span>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
})
