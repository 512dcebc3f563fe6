import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowReplyRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ContactMail } from '#domain/campaigns/taskCalls'
import type { TalkMail } from '#domain/contacts/companions/timeline'
import { isFromProgram } from '#domain/conversations/conversationMessage'
import type { MessageState } from '#domain/conversations/messageState'
import { answerProblemText } from '#domain/email/answerProblem'
import { limits } from '#domain/limits'
import { conversationPath } from '../../../lib/conversationPaths.ts'
import { useMailLanguage, useMailWords } from '../../../lib/mailWords.ts'
import { openWindow } from '../../../lib/windows.ts'
import { Wish } from './Wish.tsx'

/** More is shown when somebody asks for it. */
const shownLength = 400

/** How its title calls it. */
export function mailKind({ direction, kind }: TalkMail): 'sent' | 'auto' | 'bounce' | 'wish' | 'answer' {
  if (direction === 'out') return 'sent'
  if (kind === 'notice') return 'auto'
  return kind === 'bounce' || kind === 'wish' ? kind : 'answer'
}

const states: Partial<Record<MessageState, 'waiting' | 'failed' | 'uncertain' | 'withdrawn'>> = {
  queued: 'waiting',
  sending: 'waiting',
  failed: 'failed',
  uncertain: 'uncertain',
  withdrawn: 'withdrawn',
}

/** What was written, where it stands, and the way to answer. */
export function MailDetail({ mail, contact }: { mail: TalkMail; contact: string }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const lang = useMailLanguage()
  const [now] = useState(Date.now)
  const [isWhole, setWhole] = useState(false)
  const isCut = !isWhole && mail.body.length > shownLength
  const isOurs = mail.direction === 'out'
  const state = t(`person.timeline.mail.state.${states[mail.state] ?? 'sent'}`, {
    reason: answerProblemText(mail.problem, lang),
  })
  const isOld = mail.at < now - limits.mailTextDays * 86_400_000
  const names = mail.parts.map(({ name }) => name).join(' · ')
  return (
    <div className={styles.root}>
      {isOurs && <span className={mail.state === 'failed' ? styles.failed : styles.note}>{state}</span>}
      {!mail.body && isOld && <p className={styles.note}>{t('person.timeline.mail.textGone')}</p>}
      <p className={styles.text}>{isCut ? `${mail.body.slice(0, shownLength)}…` : mail.body}</p>
      {mail.kind === 'wish' && <Wish email={mail.email} />}
      {names && <span className={styles.note}>{t('person.timeline.mail.files', { names })}</span>}
      <span className={styles.buttons}>
        {isCut && (
          <Button size="small" className={styles.button} onClick={() => setWhole(true)}>
            {t('person.timeline.mail.more')}
          </Button>
        )}
        {!isOurs && !isFromProgram(mail.kind) && (
          <Button
            size="small"
            className={styles.button}
            icon={<ArrowReplyRegular />}
            onClick={() => openWindow({ kind: 'mail', start: { contact, answers: mail.id } })}
          >
            {t('person.timeline.mail.answerIt')}
          </Button>
        )}
        <Link className={styles.link} to={`${conversationPath(mail.conversation)}&status=any`}>
          {t('person.timeline.talk.open')}
        </Link>
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
  link: {
    alignSelf: 'center',
    color: tokens.colorBrandForeground1,
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
  button: { '@media (pointer: coarse)': { minHeight: '44px' } },
})
