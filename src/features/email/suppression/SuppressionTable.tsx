import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { EmailSuppression, SuppressionReason } from '#domain/email/suppression'
import { StatusBadge, type Tone } from '../../../components/StatusBadge.tsx'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useWho } from '../../../lib/people.ts'

type Props = { rows: readonly EmailSuppression[]; canChange: boolean; onAllow: (email: string) => void }

const tones: Record<SuppressionReason, Tone> = {
  bounced: 'warning',
  complained: 'bad',
  unsubscribed: 'neutral',
  withdrawn: 'neutral',
  restricted: 'neutral',
  manual: 'brand',
}

/** Who is not written to, and why. What receivers and servers said cannot be taken back here. */
export function SuppressionTable({ rows, canChange, onAllow }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('email')
  const formats = useFormats()
  const who = useWho()
  const columns: TableColumn<EmailSuppression>[] = [
    {
      key: 'email',
      title: t('suppression.columns.email'),
      cell: ({ email, contact }) =>
        contact ? (
          <Link to={`/statistics/contacts?contact=${contact}`} className={styles.link}>
            {email}
          </Link>
        ) : (
          <span className={styles.email}>{email}</span>
        ),
    },
    {
      key: 'reason',
      title: t('suppression.columns.reason'),
      isHead: true,
      cell: ({ reason }) => <StatusBadge tone={tones[reason]}>{t(`suppression.reason.${reason}`)}</StatusBadge>,
    },
    {
      key: 'created_at',
      title: t('suppression.columns.created_at'),
      cell: ({ created_at }) => formats.dateTime(created_at),
    },
    {
      key: 'created_by',
      title: t('suppression.columns.created_by'),
      cell: ({ created_by }) => (created_by ? who(created_by) : '–'),
    },
    { key: 'note', title: t('suppression.columns.note'), cell: ({ note }) => note || '–' },
    {
      key: 'action',
      title: t('suppression.columns.action'),
      cell: ({ email, reason }) =>
        reason === 'manual' ? (
          <Button
            size="small"
            aria-label={t('suppression.removeOne', { email })}
            disabled={!canChange}
            onClick={() => onAllow(email)}
          >
            {t('suppression.remove')}
          </Button>
        ) : (
          '–'
        ),
    },
  ]
  return <Table label={t('suppression.menu')} rows={rows} columns={columns} keyOf={({ id }) => id} />
}

const useStyles = makeStyles({
  email: { overflowWrap: 'anywhere' },
  link: { color: tokens.colorBrandForegroundLink, overflowWrap: 'anywhere' },
})
