import { Button } from '@fluentui/react-components'
import { ArrowReplyRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnswerToWrite } from '#workers/database/today'
import { useFormats } from '../../../lib/formats.ts'
import { openWindow } from '../../../lib/windows.ts'
import { TodayPart, useTodayRowStyles } from './TodayPart.tsx'

const shown = 120
const firstWords = (text: string) => text.slice(0, shown).replace(/\s+/g, ' ').trim()

/** Mails of people who wait for an answer; one press writes it. */
export function AnswersPart({ answers }: { answers: readonly AnswerToWrite[] }) {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const styles = useTodayRowStyles()
  return (
    <TodayPart
      title={t('today.answers')}
      rows={answers}
      more="/statistics/contacts?status=replied"
      renderRow={({ mail, contact, name }) => (
        <li key={mail.id} className={styles.item}>
          <div className={styles.pair}>
            <Link to={`/statistics/contacts?contact=${contact}`} className={styles.link}>
              <span className={styles.name}>{name}</span>
              <span className={styles.text}>{[mail.subject, firstWords(mail.body)].filter(Boolean).join(' – ')}</span>
              <span className={styles.quiet}>{formats.moment(mail.at)}</span>
            </Link>
            <Button
              icon={<ArrowReplyRegular />}
              aria-label={t('today.replyTo', { name })}
              onClick={() => openWindow({ kind: 'mail', start: { contact, answers: mail.id } })}
            >
              {t('today.reply')}
            </Button>
          </div>
        </li>
      )}
    />
  )
}
