import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Signature } from '#domain/email/sender/sender'
import { MailFrame } from '../../../components/mail/MailFrame.tsx'
import { nobody, shownMail } from '../../../components/mail/mailPage.ts'
import { useFile } from '../../../lib/fileUrl.ts'
import { useMailLanguage } from '../../../lib/mailWords.ts'

const mailWidth = 480

/** The end of a mail, drawn by what draws mails. */
export function SignaturePreview({ signature, senderId }: { signature: Signature; senderId: string | null }) {
  const { logo } = signature
  return logo && senderId ? (
    <WithLogo signature={signature} senderId={senderId} hash={logo.hash} />
  ) : (
    <Drawn signature={{ ...signature, logo: null }} pictureUrl="" />
  )
}

function WithLogo({ signature, senderId, hash }: { signature: Signature; senderId: string; hash: string }) {
  const { url } = useFile('email_sender', senderId, hash)
  return <Drawn signature={url ? signature : { ...signature, logo: null }} pictureUrl={url ?? ''} />
}

function Drawn({ signature, pictureUrl }: { signature: Signature; pictureUrl: string }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const lang = useMailLanguage()
  const run = { text: t('sender.signature.previewText') }
  const { html } = shownMail({
    message: {
      theme: t('sender.signature.previewTheme'),
      preheader: '',
      language: lang,
      content: [{ id: 'text', block: { kind: 'text', style: 'plain', lines: [[run]], align: 'left' } }],
      plain: null,
    },
    signature,
    values: nobody,
    pictureUrl: () => pictureUrl,
    reason: t('sender.signature.previewReason'),
  })
  return (
    <figure className={styles.root}>
      <figcaption className={styles.caption}>{t('sender.signature.preview')}</figcaption>
      <div className={styles.frame}>
        <MailFrame title={t('sender.signature.previewTheme')} html={html} width={mailWidth} />
      </div>
    </figure>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXS, margin: 0 },
  caption: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  frame: {
    height: '360px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
})
