import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { PersonClockRegular } from '@fluentui/react-icons'
import type { KeyboardEvent } from 'react'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FollowUpStatus } from '#domain/contacts/contact'
import type { ContactLine, ContactQuery } from '#workers/search/api'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { ListHeader } from '../../../components/ListHeader.tsx'
import { ReminderList } from '../../../components/ReminderList.tsx'
import { useSyncPart } from '../../../lib/client.ts'
import { usePhone } from '../../../lib/media.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { ContactFilters } from '../list/ContactFilters.tsx'
import { ContactSearch } from '../list/ContactSearch.tsx'
import { type FilterKey, isFiltered, sortedBy, withoutFilters } from '../list/contactAddress.ts'
import { ListSkeleton, NoContacts, NoRoom, NothingFound, StillArriving } from '../list/listStates.tsx'
import { usePageStyles } from '../list/pageStyles.ts'
import { StatusTabs } from '../list/StatusTabs.tsx'
import { useContactAddress } from '../list/useContactAddress.ts'
import { useContactLines } from '../list/useContactLines.ts'
import { useListQuery } from '../list/useListQuery.ts'
import { useListState } from '../list/useListState.ts'
import { focusSearch, useShortcuts } from '../list/useShortcuts.ts'
import { useStatusCounts } from '../list/useStatusCounts.ts'
import { useSteps } from '../list/useSteps.ts'
import { ContactPanel } from '../panel/ContactPanel.tsx'
import { StatusChoice } from '../selection/SelectionBar.tsx'
import { SelectionFrame } from '../selection/SelectionFrame.tsx'
import { selectedCount } from '../selection/selection.ts'
import { useAskDelete } from '../selection/useAskDelete.tsx'
import { useBulk } from '../selection/useBulk.ts'
import type { Targets } from '../targets.ts'
import { FollowList } from './FollowList.tsx'

/** What somebody is in the middle of. */
const firstStatus: FollowUpStatus = 'followingUp'
const filters: readonly FilterKey[] = ['untouched_days', 'belongto']

/** Who stands where: the contacts of one status, how long they have waited, and what to do next with them. */
export function FollowUp() {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const page = usePageStyles()
  const phone = usePhone()
  const firstSync = useSyncPart('firstSync')
  const { address, query: asked, typed, field, type, turn, setQuery: ask, open, close, setPart } = useContactAddress()
  const { opened } = address
  const [params] = useAddress()
  const status = address.query.follow_up_status ?? firstStatus
  const query = useListQuery(
    useMemo(() => ({ ...asked, follow_up_status: status }), [asked, status]),
    false,
  )
  const written = useMemo(() => ({ ...address.query, follow_up_status: status }), [address.query, status])
  const { source, picture, ask: search } = useContactLines(query, field)
  const counts = useStatusCounts(query)
  const list = useListState(source, picture, query, opened)
  const bulk = useBulk()
  const steps = useSteps({ source, picture, list, opened, open })
  const deleting = useAskDelete(remove)
  useShortcuts({ '/': focusSearch }, deleting.question === null)

  const setQuery = useCallback(
    // Taking all filters away leaves the status that is looked at.
    (change: Partial<ContactQuery>) => ask({ ...change, follow_up_status: change.follow_up_status ?? status }),
    [ask, status],
  )
  const matching = picture?.matching ?? 0
  const total = picture?.total ?? 0
  const count = selectedCount(list.selection, matching)
  const filtered = isFiltered({ ...query, follow_up_status: null })

  function choose(next: FollowUpStatus) {
    list.clear()
    setQuery({ follow_up_status: next })
  }
  async function changeSelected(next: FollowUpStatus) {
    const { selection } = list
    const ids = selection.kind === 'all' ? await source.packed([...selection.except]) : [...selection.ids]
    // They go where their status is; nothing of the selection is left here.
    list.clear()
    await bulk.setStatus(ids, next)
  }
  function change(line: ContactLine, next: FollowUpStatus) {
    if (next !== line.follow_up_status)
      void bulk.setStatus([line.id], next, line.name || line.company || t('row.nameless'))
  }
  async function remove(ids: Targets) {
    if (opened && Array.isArray(ids) && ids.includes(opened)) close()
    await bulk.remove(ids)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) list.selectAll()
    else if (event.key === 'Escape' && count > 0) list.clear()
    else if (event.key === 'Escape' && opened) close()
    else return
    event.preventDefault()
  }

  return (
    <div className={page.root}>
      <div className={page.main}>
        <ListHeader
          title={t('follow.menu')}
          count={picture ? t('total', { count: matching }) : ''}
          search={<ContactSearch key={turn} typed={typed} onTyped={(text) => type(text, search(text))} />}
        >
          {phone && matching > 0 && (
            <Button onClick={() => list.onSelecting(!list.selecting)}>
              {t(list.selecting ? 'actions.selectDone' : 'actions.select')}
            </Button>
          )}
        </ListHeader>
        <StatusTabs counts={counts} chosen={status} onChoose={choose} />
        <div className={styles.filters}>
          {count > 0 ? (
            <SelectionFrame
              selection={list.selection}
              count={count}
              matching={matching}
              onAll={list.selectAll}
              onClear={list.clear}
            >
              <StatusChoice onStatus={(next) => void changeSelected(next)} />
            </SelectionFrame>
          ) : (
            <ContactFilters
              keys={filters}
              query={written}
              filtered={filtered}
              onQuery={setQuery}
              total={total}
              narrow={phone}
            />
          )}
        </div>
        <ReminderList to={(contact) => `?${withContact(params, contact)}`} />
        <div className={page.list}>
          {!picture && <ListSkeleton />}
          {picture && matching > 0 && (
            <FollowList
              source={source}
              picture={picture}
              query={query}
              selection={list.selection}
              selecting={list.selecting || (phone && count > 0)}
              active={list.active}
              onActive={list.setActive}
              onOpen={steps.openAt}
              onSort={(sort) => setQuery(sortedBy(query, sort))}
              onSelect={list.select}
              onSelectAll={list.toggleAll}
              onKey={onKey}
              onStatus={change}
            />
          )}
          {picture && matching === 0 && total > 0 && filtered && (
            <NothingFound onClear={() => setQuery(withoutFilters)} />
          )}
          {picture && matching === 0 && total > 0 && !filtered && (
            <EmptyState
              icon={<PersonClockRegular />}
              title={t('follow.nobodyTitle', { status: t(`status.${status}`) })}
              text={t('follow.nobodyText')}
            />
          )}
          {picture && total === 0 && firstSync && (firstSync.stopped ? <NoRoom /> : <StillArriving />)}
          {picture && total === 0 && !firstSync && <NoContacts />}
        </div>
      </div>
      {opened && (
        <ContactPanel
          id={opened}
          part={address.part}
          onPart={setPart}
          onClose={close}
          onStep={steps.step}
          onDelete={(id, name) => deleting.askToDelete({ ids: [id], name })}
        />
      )}
      {deleting.question}
    </div>
  )
}

/** The same list, with this contact beside it. */
function withContact(params: URLSearchParams, contact: string): string {
  const asked = new URLSearchParams(params)
  asked.set('contact', contact)
  return asked.toString()
}

const useStyles = makeStyles({
  filters: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    flexShrink: 0,
    minWidth: 0,
    minHeight: '40px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXL} ${tokens.spacingVerticalS}`,
    '@media (max-width: 640px)': { paddingInline: tokens.spacingHorizontalL },
  },
})
