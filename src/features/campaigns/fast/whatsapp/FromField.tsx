import { Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import type { WhatsappAccount } from '#domain/channels/account'
import { NumberBadge } from '../../../../components/whatsapp/NumberBadge.tsx'
import { whatsappNumbersPath } from '../../../../lib/whatsappPaths.ts'
import { useTaskWords } from '../../task/channel.ts'

type Props = {
  /** those that can send */
  ready: readonly WhatsappAccount[]
  number: WhatsappAccount | null
  isAsked: boolean
  onNumber: (id: string) => void
}

/** The number that it leaves by. */
export function FromField({ ready, number, isAsked, onNumber }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const isMissing = isAsked && number === null
  return (
    <Field
      label={t('fast.from')}
      required
      {...(isMissing && { validationState: 'error', validationMessage: t('task.whatsapp.obstacle.numberMissing') })}
    >
      <div className={styles.root}>
        {ready.length === 0 ? (
          <span className={styles.note}>
            {t('task.whatsapp.obstacle.numberMissing')}{' '}
            <Link to={whatsappNumbersPath}>{t('task.whatsapp.toNumbers')}</Link>
          </span>
        ) : (
          <Select
            className={styles.select}
            aria-label={t('fast.from')}
            aria-invalid={isMissing}
            value={number?.id ?? ''}
            onChange={(_, { value }) => onNumber(value)}
          >
            {number === null && <option value="">{t('fast.fromNone')}</option>}
            {ready.map((one) => (
              <option key={one.id} value={one.id}>
                {[...new Set([one.name, one.number?.display].filter(Boolean))].join(' · ')}
              </option>
            ))}
          </Select>
        )}
        {number && <NumberBadge account={number} />}
      </div>
    </Field>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM, minWidth: 0 },
  select: { flex: '0 1 320px', minWidth: 0, '@media (pointer: coarse)': { '& select': { minHeight: '44px' } } },
  note: { color: tokens.colorNeutralForeground2, '& a': { color: tokens.colorBrandForeground1 } },
})
