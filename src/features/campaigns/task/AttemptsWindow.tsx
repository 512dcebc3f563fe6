import { makeStyles, tokens } from '@fluentui/react-components'
import { campaignCalls } from '#domain/campaigns/calls'
import type { Receiver } from '#domain/campaigns/taskCalls'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { WindowFrame } from '../../../components/WindowFrame.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { useTaskWords } from './channel.ts'

/** What servers answered to one mail, word for word. */
export function AttemptsWindow({ receiver, onClose }: { receiver: Receiver; onClose: () => void }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { dateTime } = useFormats()
  const attempts = useAnswer(campaignCalls.attempts, { receiver: receiver.id })
  return (
    <WindowFrame title={t('task.detail.answersOf', { email: receiver.address })} onClose={onClose}>
      <AnswerView answered={attempts} lines={3}>
        {({ list }) =>
          list.length === 0 ? (
            <p>{t('task.detail.noAttempts')}</p>
          ) : (
            <ol className={styles.list}>
              {list.map(({ n, at, code, outcome, answer }) => (
                <li key={n} className={styles.item}>
                  <span className={styles.at}>
                    {t('task.detail.attempt', { n })} · {dateTime(at)}
                  </span>
                  <code className={styles.answer}>{[code, answer || outcome].filter(Boolean).join(' ')}</code>
                </li>
              ))}
            </ol>
          )
        }
      </AnswerView>
    </WindowFrame>
  )
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyleType: 'none' },
  item: { display: 'grid', gap: tokens.spacingVerticalXXS },
  at: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  answer: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: tokens.fontFamilyMonospace },
})
