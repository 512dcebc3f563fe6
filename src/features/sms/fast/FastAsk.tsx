import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { SmsAccount } from '#domain/channels/account'
import { writtenPhone } from '#domain/contacts/phoneWriting'
import { AppError } from '#domain/errors'
import { products } from '#domain/products'
import { textFor } from '#domain/sms/compose'
import { offerFor, type SmsMeans } from '#domain/sms/offer'
import { newId } from '#workers/newId'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useMergeValues } from '../../../components/mail/useMergeValues.ts'
import { useMoneyList } from '../../../components/sms/useMoney.ts'
import { useSmsMeans } from '../../../components/sms/useSmsRules.ts'
import { useClient } from '../../../lib/client.ts'
import { useFormats } from '../../../lib/formats.ts'
import { smsTaskPath } from '../../../lib/smsPaths.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import { usePoints } from '../../../lib/usePoints.ts'
import { fastChanges } from './fastChanges.ts'
import { fastTotals } from './fastCost.ts'
import type { FastDraft, FastNumbers } from './useFastNumbers.ts'

type Props = {
  value: FastDraft
  routes: readonly SmsAccount[]
  numbers: FastNumbers
  onSent: () => void
  onClose: () => void
}

/** Before it leaves: to how many, what, and for how much. */
export function FastAsk({ value, routes, numbers, onSent, onClose }: Props) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const { sync } = useClient()
  const toasts = useToasts()
  const navigate = useNavigate()
  const { dateTime } = useFormats()
  const isConnected = useConnected()
  const moneyOf = useMoneyList()
  const { sms } = value
  const means = useSmsMeans()
  const { parts, points, cost, noRoute } = fastTotals(sms, routes, numbers.all, means)
  const sample = useSample(value, { routes, numbers, means })
  const { enough } = usePoints(products.smsMarketing, points)
  const reached = numbers.all.length - noRoute.length
  async function send() {
    const known = numbers.all.flatMap(({ contact, number }) => (contact === null ? [] : { contact, number }))
    const unknown = numbers.all.filter(({ contact }) => contact === null)
    const { task, changes } = fastChanges(
      {
        name: t('fast.taskName', { time: dateTime(Date.now()) }),
        sms,
        routes: routes.map(({ id }) => id),
        known,
        unknown,
      },
      newId,
    )
    const saved = await sync.mutateAll(changes)
    if (saved.kind === 'refused') return toasts.failed(new AppError(saved.code))
    toasts.done(t(isConnected ? 'fast.sending' : 'fast.waiting'))
    onSent()
    await navigate(`${smsTaskPath}?task=${task}`)
  }
  return (
    <ConfirmDialog
      title={t('fast.askTitle', { count: reached })}
      text={t(isConnected ? 'fast.askText' : 'fast.askOffline')}
      confirm={t('fast.send')}
      cancel={t('cancel')}
      onConfirm={() => void send()}
      onClose={onClose}
      isGrave
      isWaiting={reached === 0}
    >
      <p className={styles.text}>{sample.text}</p>
      {sample.name && <p className={styles.line}>{t('fast.readBy', { name: sample.name })}</p>}
      <p className={styles.line}>
        {[
          t('compose.parts', { count: parts }),
          t('compose.points', { count: points }),
          moneyOf(cost) || t('noPrices'),
        ].join(' · ')}
      </p>
      {enough === false && <p className={styles.problem}>{t('fast.pointsMissing')}</p>}
      {numbers.unknown > 0 && <p className={styles.line}>{t('fast.unknown', { count: numbers.unknown })}</p>}
      {noRoute.length > 0 && <p className={styles.line}>{t('fast.skipped', { count: noRoute.length })}</p>}
    </ConfirmDialog>
  )
}

type Around = { routes: readonly SmsAccount[]; numbers: FastNumbers; means: SmsMeans }

/** What the first of them reads. */
function useSample({ sms }: FastDraft, { routes, numbers, means }: Around): { text: string; name: string } {
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
  problem: { margin: 0, color: tokens.colorStatusDangerForeground1 },
  line: { margin: 0, color: tokens.colorNeutralForeground2 },
})
