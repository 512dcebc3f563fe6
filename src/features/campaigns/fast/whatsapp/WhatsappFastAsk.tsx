import { makeStyles, tokens } from '@fluentui/react-components'
import { plainTemplate } from '#domain/whatsapp/template'
import { useTaskWords } from '../../task/channel.ts'
import { usePeopleWords } from '../../task/whatsapp/WhatsappRunFacts.tsx'
import { FastQuestion } from '../FastQuestion.tsx'
import type { FastAnswers } from '../FastSend.tsx'
import type { FastNumbers } from '../useFastNumbers.ts'
import { useSendFast } from '../useSendFast.ts'
import { FastObstacles } from './FastObstacles.tsx'
import type { useWhatsappFast, WhatsappDraft } from './useWhatsappFast.ts'
import { useFastFacts } from './WhatsappFastCost.tsx'
import { peopleIn } from './whatsappFast.ts'

type Props = FastAnswers & {
  value: WhatsappDraft
  fast: ReturnType<typeof useWhatsappFast>
  numbers: FastNumbers
}

/** Before a template leaves: by which number, what the first of them reads, and for how much. */
export function WhatsappFastAsk({ value, fast, numbers, onSent, onClose }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const send = useSendFast()
  const facts = useFastFacts(fast)
  const peopleWords = usePeopleWords()
  const { sample, number, reached, totals, obstacles } = fast
  const people = peopleIn(reached, number)
  return (
    <FastQuestion
      reached={reached}
      unknown={numbers.unknown}
      points={totals.points}
      isStopped={obstacles.some(({ kind }) => kind !== 'pointsInsufficient') || number === null}
      facts={facts}
      notes={[
        ...(number ? [t('fast.by', { name: number.name })] : []),
        ...(people.days > 1 ? [`${t('task.whatsapp.people')}: ${peopleWords(people)}`] : []),
        ...(totals.unwritable > 0 ? [t('task.whatsapp.unwritable', { count: totals.unwritable })] : []),
      ]}
      onConfirm={() =>
        void send({
          message: { channel: 'whatsapp', typed: value.whatsapp },
          routes: number ? [number.id] : [],
          numbers: numbers.all,
          onSent,
        })
      }
      onClose={onClose}
    >
      <p className={styles.text}>{sample ? plainTemplate(sample.content, sample.values) : ''}</p>
      <FastObstacles obstacles={obstacles.filter(({ kind }) => kind !== 'pointsInsufficient')} />
      {sample?.as && <p className={styles.line}>{t('fast.readBy', { name: sample.as })}</p>}
    </FastQuestion>
  )
}

const useStyles = makeStyles({
  text: {
    marginBlock: `${tokens.spacingVerticalM} ${tokens.spacingVerticalS}`,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  line: { margin: 0, color: tokens.colorNeutralForeground2 },
})
