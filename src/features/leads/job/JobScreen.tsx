import { Button, makeStyles, Select, tokens } from '@fluentui/react-components'
import {
  ArrowLeftRegular,
  ArrowSyncRegular,
  DeleteRegular,
  PauseRegular,
  PersonAddRegular,
  PlayRegular,
  SearchRegular,
  StarFilled,
  StarRegular,
  StopRegular,
} from '@fluentui/react-icons'
import { type ReactElement, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { attributionsOf } from '#domain/leadSources/licences'
import { isLeadJobOpen, type LeadJob, type LeadJobCommand, leadJobCommands, leadJobMachine } from '#domain/leads/job'
import { leadStates } from '#domain/leads/lead'
import { isBrought } from '#domain/leads/price'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { ExportMenu } from '../../../components/ExportMenu.tsx'
import type { TableFormat } from '../../../components/figures/tableFile.ts'
import { SearchField } from '../../../components/SearchField.tsx'
import { datedName, saveFile } from '../../../components/saveFile.ts'
import { phone, usePhone } from '../../../lib/media.ts'
import { useUser } from '../../../lib/session.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { LeadDetail } from '../list/LeadDetail.tsx'
import { LeadTable } from '../list/LeadTable.tsx'
import { leadFile } from '../list/leadFile.ts'
import { type LeadSort, leadHas, matchingLeads, readLeadQuery } from '../list/leadList.ts'
import { useLeadWork } from '../list/useLeadWork.ts'
import { readLeadsOf, useLeadJob, useLeadLines } from '../useLeadRows.ts'
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
        <Leads job={job} onOpen={openLead} />
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
  const able = leadJobCommands.filter((doing) => doing in leadJobMachine[job.state])
  const repeat = async () => {
    const id = await work.repeat(job)
    if (id) onOpen(id)
  }
  return (
    <div className={styles.row}>
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
      {!isLeadJobOpen(job) && (
        <Button
          appearance="subtle"
          icon={<DeleteRegular />}
          onClick={() => void work.remove(job).then((isGone) => isGone && onClose())}
        >
          {t('job.delete')}
        </Button>
      )}
    </div>
  )
}

function Leads({ job, onOpen }: { job: LeadJob; onOpen: (id: string) => void }) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const [address, setAddress] = useAddress()
  const lines = useLeadLines(job.id)
  const query = useMemo(() => readLeadQuery(address), [address])
  const shown = useMemo(() => matchingLeads(lines ?? [], query), [lines, query])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const isPhone = usePhone()
  const [isSelecting, setSelecting] = useState(false)
  const selected = useMemo(
    () => new Set(chosen.size ? shown.flatMap(({ id }) => (chosen.has(id) ? [id] : [])) : []),
    [chosen, shown],
  )
  if (!lines) return null
  if (lines.length === 0)
    return (
      <EmptyState
        icon={<SearchRegular />}
        title={t(isLeadJobOpen(job) ? 'list.comingTitle' : 'list.noneTitle')}
        text={t(isLeadJobOpen(job) ? 'list.comingText' : 'list.noneText')}
      />
    )
  const ask = (change: Record<string, string>) =>
    setAddress((now) => {
      for (const [name, value] of Object.entries(change))
        if (value) now.set(name, value)
        else now.delete(name)
      return now
    })
  const sortBy = (sort: LeadSort) => ask({ sort, descending: query.sort === sort && !query.descending ? '1' : '' })
  return (
    <>
      <div className={styles.row}>
        <div className={styles.search}>
          <SearchField text={query.text} onText={(q) => ask({ q })} label={t('list.search')} />
        </div>
        <Select
          aria-label={t('list.state')}
          value={query.state ?? ''}
          onChange={(_, { value }) => ask({ state: value })}
        >
          <option value="">{t('list.anyState')}</option>
          {leadStates.map((state) => (
            <option key={state} value={state}>
              {t(`state.${state}`)}
            </option>
          ))}
        </Select>
        <Select aria-label={t('list.has')} value={query.has ?? ''} onChange={(_, { value }) => ask({ has: value })}>
          <option value="">{t('list.hasAny')}</option>
          {leadHas.map((field) => (
            <option key={field} value={field}>
              {t(`has.${field}`)}
            </option>
          ))}
        </Select>
        {isPhone && (
          <Button aria-pressed={isSelecting} onClick={() => setSelecting(!isSelecting)}>
            {t(isSelecting ? 'list.selectDone' : 'list.select')}
          </Button>
        )}
        <span className={styles.note}>{t('list.count', { count: shown.length })}</span>
      </div>
      <Actions job={job} selected={selected} all={shown.map(({ id }) => id)} onDone={() => setChosen(new Set())} />
      <div className={styles.table}>
        {shown.length === 0 ? (
          <EmptyState icon={<SearchRegular />} title={t('list.noMatchTitle')} text={t('list.noMatchText')} />
        ) : (
          <LeadTable
            lines={shown}
            query={query}
            selected={selected}
            selecting={isPhone && isSelecting}
            onSelected={setChosen}
            onSort={sortBy}
            onOpen={onOpen}
          />
        )}
      </div>
    </>
  )
}

type ActionProps = { job: LeadJob; selected: ReadonlySet<string>; all: readonly string[]; onDone: () => void }

function Actions({ job, selected, all, onDone }: ActionProps) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const { keep, mark } = useLeadWork(job)
  const user = useUser()
  const mayExport = !isSubAccount(user) || user.export_data === 'granted'
  const isNone = selected.size === 0
  const isPhone = usePhone()
  const [isBusy, setBusy] = useState(false)
  const act = async (work: () => Promise<void>) => {
    setBusy(true)
    await work().finally(() => setBusy(false))
    onDone()
  }
  const save = async (format: TableFormat) => {
    const leads = await readLeadsOf(job.id, isNone ? new Set(all) : selected)
    saveFile(await leadFile(format, job.name.slice(0, 30), leads, t), datedName('leads', format))
  }
  return (
    <div className={styles.row}>
      {!(isPhone && isNone) && (
        <>
          <Button
            appearance="primary"
            icon={<PersonAddRegular />}
            disabledFocusable={isNone || isBusy}
            onClick={() => void act(() => keep(selected))}
          >
            {isNone ? t('work.keep') : t('work.keepSome', { count: selected.size })}
          </Button>
          <Button
            icon={<DeleteRegular />}
            disabledFocusable={isNone || isBusy}
            onClick={() => void act(() => mark(selected, 'thrown'))}
          >
            {t('work.throw')}
          </Button>
        </>
      )}
      <ExportMenu
        isOff={!mayExport}
        {...(!mayExport && { title: t('work.mayNotExport') })}
        onFormat={(format) => void save(format)}
      >
        {t('work.export')}
      </ExportMenu>
      <span className={styles.note}>{creditOf(job)}</span>
    </div>
  )
}

/** Whom the data that maps give is to be credited to, wherever it is shown. */
const creditOf = ({ kind }: LeadJob) =>
  kind === 'offlineStores' ? attributionsOf([{ licence: 'odbl' }]).join(' · ') : ''

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
  search: { flex: '1 1 200px', maxWidth: '360px' },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  table: { flex: '1 1 0', minHeight: '240px', display: 'flex', flexDirection: 'column' },
})
