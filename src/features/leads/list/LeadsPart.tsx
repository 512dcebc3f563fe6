import { Button, makeStyles, Select, tokens } from '@fluentui/react-components'
import { DeleteRegular, MailRegular, PersonAddRegular, SearchRegular } from '@fluentui/react-icons'
import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { attributionsOf } from '#domain/leadSources/licences'
import { isLeadJobOpen, type LeadJob } from '#domain/leads/job'
import { leadStates } from '#domain/leads/lead'
import { type LeadList, type LeadQuery, type LeadSort, leadHas } from '#workers/search/leads/api'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { ExportMenu } from '../../../components/ExportMenu.tsx'
import type { TableFormat } from '../../../components/figures/tableFile.ts'
import { SearchField } from '../../../components/SearchField.tsx'
import { Tabs } from '../../../components/Tabs.tsx'
import { useExporting } from '../../../components/useExporting.tsx'
import { phone, usePhone, useWide } from '../../../lib/media.ts'
import { useUser } from '../../../lib/session.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { useHasProduct } from '../../../lib/useHasProduct.ts'
import { LeadMap } from '../map/LeadMap.tsx'
import { readLeadsOf } from '../useLeadRows.ts'
import { LeadTable } from './LeadTable.tsx'
import { leadTable } from './leadFile.ts'
import { readLeadQuery } from './leadList.ts'
import { useLeadList, useLeadPlaces } from './useLeadList.ts'
import { useLeadWork } from './useLeadWork.ts'

type Props = { job: LeadJob; open: string | null; onOpen: (id: string) => void }
const views = ['list', 'map'] as const
const nobody: ReadonlySet<string> = new Set()

/** What a job found: a list, and where things have a place a map of them, beside each other where there is room. */
export function LeadsPart({ job, open, onOpen }: Props) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const [address, setAddress] = useAddress()
  const query = useMemo(() => readLeadQuery(address), [address])
  const { picture, rows, list, question } = useLeadList(job.id, query)
  const [chosen, setChosen] = useState({ question, ids: nobody })
  // What is not in sight any more is not acted upon.
  const selected = chosen.question === question ? chosen.ids : nobody
  const select = (ids: ReadonlySet<string>) => setChosen({ question, ids })
  const [isPhone, isWide] = [usePhone(), useWide()]
  const [isSelecting, setSelecting] = useState(false)
  const view = views.find((one) => one === address.get('view')) ?? 'list'
  const hasMap = isMapped(job)
  const isMapShown = hasMap && (isWide || view === 'map')
  const isListShown = !hasMap || isWide || view === 'list'
  const places = useLeadPlaces(isMapShown ? list : null, picture?.version ?? 0)
  if (!picture || !list) return null
  if (picture.total === 0)
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
        {hasMap && !isWide && (
          <Tabs
            size="small"
            label={t('map.views')}
            tabs={views.map((value) => ({ value, label: t(`map.${value}`) }))}
            chosen={view}
            onChoose={(value) => ask({ view: value === 'list' ? '' : value })}
          />
        )}
        <LeadFilters job={job} query={query} onAsk={ask} />
        {isPhone && isListShown && (
          <Button aria-pressed={isSelecting} onClick={() => setSelecting(!isSelecting)}>
            {t(isSelecting ? 'list.selectDone' : 'list.select')}
          </Button>
        )}
        <span className={styles.note}>{t('list.count', { count: picture.count })}</span>
      </div>
      <Actions job={job} list={list} selected={selected} onDone={() => select(nobody)} />
      <div className={styles.both}>
        {isListShown && (
          <div className={styles.table}>
            {picture.count === 0 ? (
              <EmptyState icon={<SearchRegular />} title={t('list.noMatchTitle')} text={t('list.noMatchText')} />
            ) : (
              <LeadTable
                job={job}
                rows={rows}
                list={list}
                query={query}
                selected={selected}
                selecting={isPhone && isSelecting}
                onSelected={select}
                onSort={sortBy}
                onOpen={onOpen}
              />
            )}
          </div>
        )}
        {isMapShown && places && (
          <div className={styles.map}>
            <LeadMap places={places} list={list} open={open} onOpen={onOpen} />
          </div>
        )}
      </div>
    </>
  )
}

const isMapped = ({ form }: LeadJob) =>
  form.kind === 'offlineStores' || (form.kind === 'globalBtoB' && form.industry !== null)

type FilterProps = { job: LeadJob; query: LeadQuery; onAsk: (change: Record<string, string>) => void }

function LeadFilters({ job, query, onAsk }: FilterProps) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  return (
    <>
      <div className={styles.search}>
        <SearchField text={query.text} onText={(q) => onAsk({ q })} label={t('list.search')} />
      </div>
      <Select
        aria-label={t('list.state')}
        value={query.state ?? ''}
        onChange={(_, { value }) => onAsk({ state: value })}
      >
        <option value="">{t('list.anyState')}</option>
        {leadStates.map((state) => (
          <option key={state} value={state}>
            {t(`state.${state}`)}
          </option>
        ))}
      </Select>
      <Select aria-label={t('list.has')} value={query.has ?? ''} onChange={(_, { value }) => onAsk({ has: value })}>
        <option value="">{t('list.hasAny')}</option>
        {leadHas.map((field) => (
          <option key={field} value={field}>
            {t(`has.${field}`)}
          </option>
        ))}
      </Select>
      {job.kind === 'globalFair' && (
        <Select
          aria-label={t('visit.filter')}
          value={query.visited === null ? '' : query.visited ? 'yes' : 'no'}
          onChange={(_, { value }) => onAsk({ visited: value })}
        >
          <option value="">{t('visit.any')}</option>
          <option value="no">{t('visit.not')}</option>
          <option value="yes">{t('visit.done')}</option>
        </Select>
      )}
    </>
  )
}

type ActionProps = { job: LeadJob; list: LeadList; selected: ReadonlySet<string>; onDone: () => void }

function Actions({ job, list, selected, onDone }: ActionProps) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const { keep, mark, email } = useLeadWork(job)
  const hasEmail = useHasProduct('emailMarketing')
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
  const { isBusy: isExporting, start, question } = useExporting()
  const save = async (format: TableFormat) => {
    const ids = isNone ? new Set(await list.ids()) : selected
    if (ids.size === 0) return
    await start({
      asked: { rows: ids.size, filter: location.pathname, what: 'leads' },
      format,
      name: 'leads',
      table: async () => leadTable(job.name.slice(0, 30), await readLeadsOf(job.id, ids), t),
    })
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
          {hasEmail && (
            <Button icon={<MailRegular />} disabledFocusable={isNone || isBusy} onClick={() => void email(selected)}>
              {t('work.email')}
            </Button>
          )}
        </>
      )}
      <ExportMenu
        isOff={!mayExport || isExporting}
        {...(!mayExport && { title: t('work.mayNotExport') })}
        onFormat={(format) => void save(format)}
      >
        {t('work.export')}
      </ExportMenu>
      <span className={styles.note}>{creditOf(job, t)}</span>
      {question}
    </div>
  )
}

/** Whom the data that maps give is to be credited to, wherever it is shown. */
const creditOf = ({ form }: LeadJob, t: TFunction<'leads'>) =>
  form.kind === 'offlineStores'
    ? attributionsOf([{ licence: form.from === 'osm' ? 'odbl' : 'overture' }]).join(' · ')
    : form.kind === 'facebook' || form.kind === 'instagram'
      ? t('social.part.meta')
      : ''

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  search: { flex: '1 1 200px', maxWidth: '360px' },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  both: { flex: '1 1 0', minHeight: '240px', display: 'flex', gap: tokens.spacingHorizontalL },
  table: { flex: '1 1 0', minWidth: 0, display: 'flex', flexDirection: 'column' },
  map: { flex: '1 1 0', minWidth: 0, maxWidth: '480px', [phone]: { maxWidth: 'none' } },
})
