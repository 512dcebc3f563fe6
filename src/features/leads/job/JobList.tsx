import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular, SearchRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { LeadKind } from '#domain/leads/form'
import type { LeadJob } from '#domain/leads/job'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useLeadJobs } from '../useLeadRows.ts'
import { JobProgress, JobState } from './JobProgress.tsx'

/** What was looked for, the newest first. */
export function JobList({ kind, onNew }: { kind: LeadKind; onNew: () => void }) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const jobs = useLeadJobs(kind)
  if (!jobs) return null
  const create = (
    <Button appearance="primary" icon={<AddRegular />} onClick={onNew}>
      {t('job.create')}
    </Button>
  )
  const ordered = jobs.toSorted((a, b) => Number(b.saved) - Number(a.saved))
  return (
    <Page title={t(`kind.${kind}.menu`)} intro={t(`kind.${kind}.intro`)} action={create}>
      <Sheet>
        {jobs.length === 0 ? (
          <EmptyState icon={<SearchRegular />} title={t('job.emptyTitle')} text={t(`kind.${kind}.emptyText`)}>
            <Button onClick={onNew}>{t('job.create')}</Button>
          </EmptyState>
        ) : (
          <ul className={styles.list} aria-label={t(`kind.${kind}.menu`)}>
            {ordered.map((job) => (
              <JobItem key={job.id} job={job} />
            ))}
          </ul>
        )}
      </Sheet>
    </Page>
  )
}

function JobItem({ job }: { job: LeadJob }) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const { moment } = useFormats()
  return (
    <li className={styles.item}>
      <span className={styles.top}>
        <Link className={styles.link} to={`?job=${job.id}`}>
          {job.name}
        </Link>
        <JobState job={job} />
      </span>
      <JobProgress job={job} />
      <span className={styles.note}>
        {[moment(job.created_at), job.saved && t('job.isSaved')].filter(Boolean).join(' · ')}
      </span>
    </li>
  )
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    paddingBlock: tokens.spacingVerticalM,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 'none' },
  },
  top: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  link: {
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
    '@media (pointer: coarse)': { minHeight: '44px', display: 'inline-flex', alignItems: 'center' },
  },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
