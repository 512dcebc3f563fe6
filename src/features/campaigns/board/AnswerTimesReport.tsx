import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type AnswerTimes, conversationCalls } from '#domain/conversations/calls'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { useNumbers } from '../../../components/figures/useNumbers.ts'
import { Sheet } from '../../../components/Sheet.tsx'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useOwners } from '../../../lib/owners.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { answerTimeParts } from './answerTime.ts'

/** How soon conversations of these days got their first answer, by who gave it. */
export function AnswerTimesReport({ days }: { days: number }) {
  const { t } = useTranslation('campaigns')
  const styles = useStyles()
  const answered = useAnswer(conversationCalls.answerTimes, { days })
  const columns = useColumns()
  return (
    <Sheet>
      <h2 className={styles.title}>{t('board.answers.title')}</h2>
      <AnswerView answered={answered} lines={3}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={styles.none}>{t('board.answers.none')}</p>
          ) : (
            <Table
              label={t('board.answers.title')}
              rows={rows}
              columns={columns}
              keyOf={({ user, channel }) => `${user} ${channel}`}
            />
          )
        }
      </AnswerView>
    </Sheet>
  )
}

function useColumns(): TableColumn<AnswerTimes>[] {
  const { t } = useTranslation('campaigns')
  const { number } = useFormats()
  const { share } = useNumbers()
  const { nameOf } = useOwners()
  const timeOf = (ms: number) => {
    const { unit, count } = answerTimeParts(ms)
    return t(`board.answers.${unit}`, { count })
  }
  return [
    {
      key: 'user',
      title: t('board.by.user'),
      cell: ({ user }) => (user === null ? t('board.answers.pool') : nameOf(user)),
    },
    { key: 'channel', title: t('board.answers.channel'), cell: ({ channel }) => t(`board.answers.of.${channel}`) },
    {
      key: 'conversations',
      title: t('board.answers.conversations'),
      isNumber: true,
      cell: ({ conversations }) => number(conversations),
    },
    {
      key: 'median',
      title: t('board.answers.median'),
      isNumber: true,
      cell: ({ median_ms }) => (median_ms === null ? '–' : timeOf(median_ms)),
    },
    {
      key: 'within',
      title: t('board.answers.within'),
      isNumber: true,
      cell: ({ within_hour, conversations }) => share(within_hour, conversations),
    },
  ]
}

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
})
