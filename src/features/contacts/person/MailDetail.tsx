import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowReplyRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContactMail } from '#domain/campaigns/taskCalls'
import type { EmailAnswer } from '#domain/email/answer'
import { answerProblemText } from '#domain/email/answerProblem'
import { limits } from '#domain/limits'
import { useMailLanguage, useMailWords } from '../../../lib/mailWords.ts'
import { openWindow } from '../../../lib/windows.ts'
import { Wish } from './Wish.tsx'

/** More is shown when somebody asks for it. */
const shownLength = 400

/** What was written, where it stands, and the way to answer. */
export function MailDetail({ mail }: { mail: EmailAnswer }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const lang = useMailLanguage()
  const [now] = useState(Date.now)
  const [isWhole, setWhole] = useState(false)
  const isCut = !isWhole && mail.text.length > shownLength
  const state =
    mail.state === 'received'
      ? ''
      : t(`person.timeline.mail.state.${mail.state}`, { reason: answerProblemText(mail.problem, lang) })
  const isOld = mail.at < now - limits.mailTextDays * 86_400_000
  const names = mail.attachments.map(({ name }) => name).join(' · ')
  return (
    <div className={styles.root}>
      {state && <span className={mail.state === 'failed' ? styles.failed : styles.note}>{state}</span>}
      {!mail.text && isOld && <p className={styles.note}>{t('person.timeline.mail.textGone')}</p>}
      <p className={styles.text}>{isCut ? `${mail.text.slice(0, shownLength)}…` : mail.text}</p>
      {mail.kind === 'wish' && <Wish email={mail.email} />}
      {names && <span className={styles.note}>{t('person.timeline.mail.files', { names })}</span>}
      <span className={styles.buttons}>
        {isCut && (
          <Button size="small" className={styles.button} onClick={() => setWhole(true)}>
            {t('person.timeline.mail.more')}
          </Button>
        )}
        {(mail.kind === 'answer' || mail.kind === 'wish') && (
          <Button
            size="small"
            className={styles.button}
            icon={<ArrowReplyRegular />}
            onClick={() => openWindow({ kind: 'mail', start: { contact: mail.contact_id, answers: mail.id } })}
          >
            {t('person.timeline.mail.answerIt')}
          </Button>
        )}
      </span>
    </div>
  )
}

/** What became of one mail of a task. */
export function TaskMailDetail({ mail }: { mail: ContactMail }) {
  const styles = useStyles()
  const { status, happened } = useMailWords()
  return <span className={styles.note}>{[mail.address, status(mail.status), ...happened(mail)].join(' · ')}</span>
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXXS, minWidth: 0 },
  text: { margin: 0, whiteSpace: 'pre-line' },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  failed: { color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase200 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  button: { '@media (pointer: coarse)': { minHeight: '44px' } },
})
