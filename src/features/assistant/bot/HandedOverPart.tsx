import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { botCalls } from '#domain/assistant/calls'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { Part } from '../../../components/Part.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { conversationPath } from '../../../lib/conversationPaths.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'

/** Conversations that the bot gave to a person, with the question and why. */
export function HandedOverPart() {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const { moment } = useFormats()
  const answered = useAnswer(botCalls.handedOver, {})
  return (
    <Part title={t('handedOver.title')}>
      <AnswerView answered={answered} lines={2}>
        {({ list }) =>
          list.length === 0 ? (
            <p className={styles.note}>{t('handedOver.empty')}</p>
          ) : (
            <ul className={styles.list}>
              {list.map((one) => (
                <li key={one.id} className={styles.item}>
                  <Link className={styles.link} to={conversationPath(one.conversation_id)}>
                    {one.name}
                  </Link>{' '}
                  <StatusBadge tone={one.is_settled ? 'neutral' : 'warning'}>
                    {t(one.is_settled ? 'handedOver.settled' : 'handedOver.open')}
                  </StatusBadge>
                  <p className={styles.question}>{one.question}</p>
                  <span className={styles.note}>
                    {t(`reason.${one.reason}`)} · {moment(one.at)}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </AnswerView>
    </Part>
  )
}

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  link: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  question: { margin: 0 },
})
