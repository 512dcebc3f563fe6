import { makeStyles, tokens } from '@fluentui/react-components'
import type { EmailMessage } from '#domain/email/render/message'
import type { Signature } from '#domain/email/sender/sender'
import { MailFrame } from '../../../components/mail/MailFrame.tsx'
import { nobody, noSignature, shownMail } from '../../../components/mail/mailPage.ts'
import { useTaskWords } from './channel.ts'

/** The message, small. Its pictures are in the editor. */
export function MessagePicture({
  message,
  signature = noSignature,
}: {
  message: EmailMessage
  signature?: Signature | undefined
}) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { html } = shownMail({ message, signature, values: nobody, pictureUrl: () => '', reason: '' })
  return (
    <div className={styles.root}>
      <MailFrame title={t('task.form.messagePicture')} html={html} width={640} isPicture />
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    width: '160px',
    height: '180px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
})
