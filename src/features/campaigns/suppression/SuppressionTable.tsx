import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { EmailSuppression, SuppressionReason } from '#domain/campaigns/suppression'
import { StatusBadge, type Tone } from '../../../components/StatusBadge.tsx'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useWho } from '../../../lib/people.ts'

type Actions = { canChange: boolean; canLift: (reason: SuppressionReason) => boolean; onAllow: (email: string) => void }
type Props = Actions & { rows: readonly EmailSuppression[] }

/** Who is not written to, and why. What receivers said cannot be taken back here. */
export function SuppressionTable({ rows, ...actions }: Props) {
  const { t } = useTranslation('campaigns')
  const { dateTime } = useFormats()
  const who = useWho()
  return (
    <Table
      label={t('suppression.menu')}
      rows={rows}
      columns={suppressionColumns({ t, dateTime, who }, actions)}
      keyOf={({ id }) => id}
    />
  )
}

type Words = { t: TFunction<'campaigns'>; dateTime: (at: number) => string; who: (id: string) => string }

function suppressionColumns({ t, dateTime, who }: Words, actions: Actions): TableColumn<EmailSuppression>[] {
  return [
    { key: 'email', title: t('suppression.columns.email'), cell: (row) => <Address {...row} /> },
    {
      key: 'reason',
      title: t('suppression.columns.reason'),
      isHead: true,
      cell: ({ reason }) => <StatusBadge tone={tones[reason]}>{t(`suppression.reason.${reason}`)}</StatusBadge>,
    },
    {
      key: 'created_at',
      title: t('suppression.columns.created_at'),
      cell: ({ created_at }) => dateTime(created_at),
    },
    {
      key: 'created_by',
      title: t('suppression.columns.created_by'),
      cell: ({ created_by }) => created_by && who(created_by),
    },
    { key: 'note', title: t('suppression.columns.note'), cell: ({ note }) => note },
    {
      key: 'action',
      title: t('suppression.columns.action'),
      cell: ({ email, reason }) =>
        actions.canLift(reason) && (
          <AllowButton email={email} canChange={actions.canChange} onAllow={actions.onAllow} />
        ),
    },
  ]
}

const tones: Record<SuppressionReason, Tone> = {
  bounced: 'warning',
  complained: 'bad',
  unsubscribed: 'neutral',
  withdrawn: 'neutral',
  restricted: 'neutral',
  manual: 'brand',
}

function Address({ email, contact }: Pick<EmailSuppression, 'email' | 'contact'>) {
  const styles = useStyles()
  if (!contact) return <span className={styles.email}>{email}</span>
  return (
    <Link to={`/statistics/contacts?contact=${contact}`} className={styles.link}>
      {email}
    </Link>
  )
}

function AllowButton({ email, canChange, onAllow }: Omit<Actions, 'canLift'> & { email: string }) {
  const { t } = useTranslation('campaigns')
  return (
    <Button
      appearance="subtle"
      aria-label={t('suppression.removeOne', { email })}
      disabled={!canChange}
      onClick={() => onAllow(email)}
    >
      {t('suppression.remove')}
    </Button>
  )
}

const useStyles = makeStyles({
  email: { overflowWrap: 'anywhere' },
  link: {
    color: tokens.colorBrandForegroundLink,
    overflowWrap: 'anywhere',
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
})
