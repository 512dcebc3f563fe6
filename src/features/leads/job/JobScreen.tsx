import { Button, makeStyles, tokens } from '@fluentui/react-components'
import {
  ArrowLeftRegular,
  ArrowSyncRegular,
  DeleteRegular,
  PauseRegular,
  PlayRegular,
  SearchRegular,
  StarFilled,
  StarRegular,
  StopRegular,
} from '@fluentui/react-icons'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import {
  canBeContinued,
  isLeadJobOpen,
  type LeadJob,
  type LeadJobCommand,
  leadJobCommands,
  leadJobMachineOf,
} from '#domain/leads/job'
import { isBrought } from '#domain/leads/price'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { phone } from '../../../lib/media.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { LeadDetail } from '../list/LeadDetail.tsx'
import { LeadsPart } from '../list/LeadsPart.tsx'
import { LivePart } from '../live/LivePart.tsx'
import { useLeadJob } from '../useLeadRows.ts'
import { JobProgress, JobState } from './JobProgress.tsx'
import { useJobWork } from './useJobWork.ts'

type Props = { id: string; onClose: () => void; onOpen: (id: string) => void }

/** One job: how far it is, and what it found. */
export function JobScreen({ id, onClose, onOpen }: Props) {
  const { t } = useTranslation('leads')
  const job = useLeadJob(id)
  if (job === undefined) return null
  if (job) return <Known job={job} onClose={onClose} onOpen={onOpen} />
  return (
    <EmptyState icon={<SearchRegular />} title={t('job.gone')} text={t('job.goneText')}>
      <Button onClick={onClose}>{t('job.back')}</Button>
    </EmptyState>
  )
}

function Known({ job, onClose, onOpen }: { job: LeadJob } & Omit<Props, 'id'>) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const [address, setAddress] = useAddress()
  const lead = address.get('lead')
  const openLead = (id: string | null) =>
    setAddress((now) => {
      if (id === null) now.delete('lead')
      else now.set('lead', id)
      return now
    })
  return (
    <div className={styles.root}>
      <div className={styles.main}>
        <header className={styles.header}>
          <Button appearance="subtle" icon={<ArrowLeftRegular />} aria-label={t('job.back')} onClick={onClose} />
          <h1 className={styles.title}>{job.name}</h1>
          <JobState job={job} />
        </header>
        <JobProgress job={job} />
        <JobButtons job={job} onClose={onClose} onOpen={onOpen} />
        <LivePart job={job} />
        <LeadsPart job={job} open={lead} onOpen={openLead} />
      </div>
      {lead && <LeadDetail key={lead} id={lead} job={job} onClose={() => openLead(null)} />}
    </div>
  )
}

const doingIcons: Record<LeadJobCommand, ReactElement> = {
  pause: <PauseRegular />,
  stop: <StopRegular />,
  resume: <PlayRegular />,
}

function JobButtons({ job, onClose, onOpen }: { job: LeadJob } & Omit<Props, 'id'>) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const work = useJobWork()
  const able = leadJobCommands.filter((doing) => doing in leadJobMachineOf(job.kind)[job.state])
  const repeat = async () => {
    const id = await work.repeat(job)
    if (id) onOpen(id)
  }
  const goOn = async () => {
    const id = await work.goOn(job)
    if (id) onOpen(id)
  }
  return (
    <div className={styles.row}>
      {canBeContinued(job) && (
        <Button icon={<PlayRegular />} onClick={() => void goOn()}>
          {t('doing.resume')}
        </Button>
      )}
      {job.continues && (
        <Button appearance="subtle" onClick={() => onOpen(job.continues!)}>
          {t('job.before')}
        </Button>
      )}
      {able.map((doing) => (
        <Button key={doing} icon={doingIcons[doing]} onClick={() => void work.change(job, doing)}>
          {t(`doing.${doing}`)}
        </Button>
      ))}
      {!isLeadJobOpen(job) && !isBrought(job.form) && (
        <Button icon={<ArrowSyncRegular />} onClick={() => void repeat()}>
          {t('job.repeat')}
        </Button>
      )}
      <Button
        appearance="subtle"
        icon={job.saved ? <StarFilled /> : <StarRegular />}
        aria-pressed={job.saved}
        onClick={() => void work.patch(job.id, { saved: !job.saved })}
      >
        {t(job.saved ? 'job.isSaved' : 'job.save')}
      </Button>
      <Button
        appearance="subtle"
        icon={<DeleteRegular />}
        onClick={() => void work.remove(job).then((isGone) => isGone && onClose())}
      >
        {t('job.delete')}
      </Button>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', height: '100%', minHeight: 0 },
  main: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 0',
    minWidth: 0,
    gap: tokens.spacingVerticalM,
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalXXL,
    [phone]: { padding: tokens.spacingHorizontalM, gap: tokens.spacingVerticalS },
    '@media (pointer: coarse)': { '& button': { minHeight: '44px', minWidth: '44px' } },
  },
  header: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  title: {
    flex: '0 1 auto',
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
})
