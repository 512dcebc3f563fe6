import { makeStyles, tokens } from '@fluentui/react-components'
import type { MessageChannel } from '#domain/campaigns/messageCalls'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { useNumbers } from '../../../components/figures/useNumbers.ts'
import { useMoneyList } from '../../../components/sms/useMoney.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useMessageChannel } from '../messages/useMessageChannel.ts'
import { useTaskWords } from '../task/channel.ts'
import { reportSum } from './reportSum.ts'
import type { useMessageReport } from './useMessageReport.ts'

const figures = {
  sms: ['sent', 'delivered', 'failed', 'clicked', 'replied', 'points'],
  whatsapp: ['sent', 'delivered', 'read', 'replied', 'failed', 'uncertain', 'points'],
} as const satisfies Record<MessageChannel, readonly string[]>
/** Of what a share of those that were sent says something. */
const shared: readonly string[] = ['delivered', 'read', 'failed', 'clicked', 'replied']

/** The sums of all days. */
export function BoardFigures({ answered }: { answered: ReturnType<typeof useMessageReport> }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { number } = useFormats()
  const { share } = useNumbers()
  const moneyOf = useMoneyList()
  const channel = useMessageChannel()
  return (
    <AnswerView answered={answered} lines={2}>
      {({ list }) => {
        const sum = reportSum(list)
        return (
          <dl className={styles.figures}>
            {figures[channel].map((name) => (
              <div key={name} className={styles.figure}>
                <dt>{t(`board.figure.${name}`)}</dt>
                <dd>{number(sum[name])}</dd>
                {shared.includes(name) && <dd className={styles.share}>{share(sum[name], sum.sent)}</dd>}
              </div>
            ))}
            {channel === 'sms' && (
              <div className={styles.figure}>
                <dt>{t('board.figure.cost')}</dt>
                <dd className={styles.money}>{moneyOf(sum.cost) || '–'}</dd>
              </div>
            )}
          </dl>
        )
      }}
    </AnswerView>
  )
}

const useStyles = makeStyles({
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
  },
  figure: {
    display: 'grid',
    alignContent: 'start',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    '& dt': { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
    '& dd': { margin: 0 },
    '& dt + dd': {
      fontSize: tokens.fontSizeBase600,
      lineHeight: tokens.lineHeightBase600,
      fontWeight: tokens.fontWeightSemibold,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  money: { fontSize: `${tokens.fontSizeBase400} !important`, overflowWrap: 'anywhere' },
  share: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
