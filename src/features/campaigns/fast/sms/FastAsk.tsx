import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { SmsAccount } from '#domain/channels/account'
import { writtenPhone } from '#domain/contacts/phoneWriting'
import { type TypedSms, textFor } from '#domain/sms/compose'
import { offerFor, type SmsMeans } from '#domain/sms/offer'
import { useMergeValues } from '../../../../components/mail/useMergeValues.ts'
import { useMoneyList } from '../../../../components/sms/useMoney.ts'
import { useSmsMeans } from '../../../../components/sms/useSmsRules.ts'
import { useTaskWords } from '../../task/channel.ts'
import { FastQuestion } from '../FastQuestion.tsx'
import type { FastAnswers } from '../FastSend.tsx'
import type { FastNumbers } from '../useFastNumbers.ts'
import { useSendFast } from '../useSendFast.ts'
import { fastTotals } from './fastCost.ts'

type Props = FastAnswers & { sms: TypedSms; routes: readonly SmsAccount[]; numbers: FastNumbers }

/** Before a text leaves: to how many, what, and for how much. */
export function FastAsk({ sms, routes, numbers, onSent, onClose }: Props) {
  const { t } = useTaskWords()
  const { t: ofSms } = useTranslation('sms')
  const styles = useStyles()
  const moneyOf = useMoneyList()
  const send = useSendFast()
  const means = useSmsMeans()
  const { parts, points, cost, noRoute } = fastTotals(sms, routes, numbers.all, means)
  const sample = useSample(sms, { routes, numbers, means })
  return (
    <FastQuestion
      reached={numbers.all.length - noRoute.length}
      unknown={numbers.unknown}
      points={points}
      facts={[
        ofSms('compose.parts', { count: parts }),
        ofSms('compose.points', { count: points }),
        moneyOf(cost) || ofSms('noPrices'),
      ]}
      notes={noRoute.length > 0 ? [t('fast.skipped', { count: noRoute.length })] : []}
      onConfirm={() =>
        void send({
          message: { channel: 'sms', typed: sms },
          routes: routes.map(({ id }) => id),
          numbers: numbers.all,
          onSent,
        })
      }
      onClose={onClose}
    >
      <p className={styles.text}>{sample.text}</p>
      {sample.name && <p className={styles.line}>{t('fast.readBy', { name: sample.name })}</p>}
    </FastQuestion>
  )
}

type Around = { routes: readonly SmsAccount[]; numbers: FastNumbers; means: SmsMeans }

/** What the first of them reads. */
function useSample(sms: TypedSms, { routes, numbers, means }: Around): { text: string; name: string } {
  const first = numbers.all.find(({ contact }) => contact !== null) ?? numbers.all[0]
  const values = useMergeValues(first?.contact ?? null)
  const receiver = { values, country: first?.country ?? '' }
  const text = offerFor(sms, routes, receiver, means)?.text ?? textFor(sms, receiver)
  return { text, name: values.name || (first ? writtenPhone(first.number) : '') }
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
