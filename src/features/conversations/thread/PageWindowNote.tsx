import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { isOwnPageAccount } from '#domain/channels/account'
import type { Conversation } from '#domain/conversations/conversation'
import { lateAnswerUntil, messageWay } from '#domain/ownPages/answering'
import { rowById } from '#workers/database/read'
import { useFormats } from '../../../lib/formats.ts'
import { useStored } from '../../../lib/reader.ts'
import { useNow } from '../../../lib/reminders.ts'
import { WindowNote } from './WindowNote.tsx'

/** How long a message may still be answered at Meta. */
export function PageWindowNote({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const { date } = useFormats()
  const now = useNow()
  const { window_until, channel_account_id } = conversation
  const row = useStored((db) => rowById(db, 'channel_account', channel_account_id), [channel_account_id])
  if (window_until === null || !row || !isOwnPageAccount(row)) return null
  const way = messageWay(conversation, { answersLate: row.page.answers_late, byPerson: true }, now)
  if (way === 'standard') return <WindowNote until={window_until} />
  return (
    <span className={styles.warning}>
      {way === 'humanAgent'
        ? t('thread.pageLate', { date: date(lateAnswerUntil(window_until)) })
        : t('thread.pageClosed')}
    </span>
  )
}

const useStyles = makeStyles({
  warning: { color: tokens.colorStatusWarningForeground3, fontSize: tokens.fontSizeBase200 },
})
