import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { PersonClockRegular } from '@fluentui/react-icons'
import { type ComponentProps, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FollowUpStatus } from '#domain/contacts/contact'
import type { ContactQuery } from '#workers/search/api'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { ListHeader } from '../../../components/ListHeader.tsx'
import { ReminderList } from '../../../components/ReminderList.tsx'
import { usePhone } from '../../../lib/media.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { useShortcuts } from '../../../lib/useShortcuts.ts'
import { ContactFilters } from '../list/ContactFilters.tsx'
import { ContactSearch } from '../list/ContactSearch.tsx'
import { contactOrder, type FilterKey, isFiltered, withoutFilters } from '../list/contactAddress.ts'
import { focusSearch } from '../list/focusSearch.ts'
import { ListSkeleton, NoContacts, NoContactsFound, UntilArrived } from '../list/listStates.tsx'
import { usePageStyles } from '../list/pageStyles.ts'
import { StatusTabs } from '../list/StatusTabs.tsx'
import { type ContactPlace, useContactAddress } from '../list/useContactAddress.ts'
import { useListQuery } from '../list/useListQuery.ts'
import { useStatusCounts } from '../list/useStatusCounts.ts'
import { StatusChoice } from '../selection/SelectionBar.tsx'
import { SelectionFrame } from '../selection/SelectionFrame.tsx'
import { ContactWorkspace } from '../workspace/ContactWorkspace.tsx'
import { type ContactActions, useContactActions } from '../workspace/useContactActions.ts'
import { type ContactRows, rowKeys, useContactRows } from '../workspace/useContactRows.ts'
import { FollowList } from './FollowList.tsx'

/** What somebody is in the middle of. */
const firstStatus: FollowUpStatus = 'followingUp'
const filters: readonly FilterKey[] = ['untouched_days', 'belongto']

/** Who stands where: the contacts of one status, how long they have waited, and what to do next with them. */
export function FollowUp() {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const phone = usePhone()
  const place = useContactAddress()
  const [params] = useAddress()
  const { status, query, written, setQuery } = useStatusQuery(place)
  const rows = useContactRows(place, query)
  const actions = useContactActions(place, rows)
  const { list, picture, matching } = rows
  const filtered = isFiltered({ ...query, follow_up_status: null })
  useShortcuts({ '/': focusSearch }, actions.question === null)

  function choose(next: FollowUpStatus) {
    list.clear()
    setQuery({ follow_up_status: next })
  }
  return (
    <ContactWorkspace place={place} actions={actions} onStep={rows.step}>
      <ListHeader
        title={t('follow.menu')}
        count={picture ? t('total', { count: matching }) : ''}
        search={
          <ContactSearch key={place.turn} typed={place.typed} onTyped={(text) => place.type(text, rows.ask(text))} />
        }
      >
        {phone && matching > 0 && (
          <Button onClick={() => list.onSelecting(!list.selecting)}>
            {t(list.selecting ? 'actions.selectDone' : 'actions.select')}
          </Button>
        )}
      </ListHeader>
      <StatusTabs counts={useStatusCounts(query)} chosen={status} onChoose={choose} />
      <div className={styles.filters}>
        {rows.count > 0 ? (
          <StatusOfSelection rows={rows} actions={actions} />
        ) : (
          <ContactFilters
            keys={filters}
            query={written}
            filtered={filtered}
            onQuery={setQuery}
            total={rows.total}
            narrow={phone}
          />
        )}
      </div>
      <ReminderList to={(contact) => `?${withContact(params, contact)}`} />
      <FollowRows
        rows={rows}
        filtered={filtered}
        status={status}
        onClear={() => setQuery(withoutFilters)}
        onSort={(sort) => setQuery(contactOrder(query, sort))}
        onKey={rowKeys(place, rows)}
        onStatus={actions.setStatus}
      />
    </ContactWorkspace>
  )
}

/** What the address asks for, always of one status. `written`: without what is being typed. */
function useStatusQuery({ address, query: asked, setQuery: ask }: ContactPlace) {
  const status = address.query.follow_up_status ?? firstStatus
  const query = useListQuery(
    useMemo(() => ({ ...asked, follow_up_status: status }), [asked, status]),
    false,
  )
  const written = useMemo(() => ({ ...address.query, follow_up_status: status }), [address.query, status])
  const setQuery = useCallback(
    // Taking all filters away leaves the status that is looked at.
    (change: Partial<ContactQuery>) => ask({ ...change, follow_up_status: change.follow_up_status ?? status }),
    [ask, status],
  )
  return { status, query, written, setQuery }
}

function StatusOfSelection({ rows, actions }: { rows: ContactRows; actions: ContactActions }) {
  async function change(status: FollowUpStatus) {
    const targets = await rows.targets()
    // They go where their status is; nothing of the selection is left here.
    rows.list.clear()
    await actions.bulk.setStatus(targets, status)
  }
  return (
    <SelectionFrame {...rows.ofSelection}>
      <StatusChoice onStatus={(status) => void change(status)} />
    </SelectionFrame>
  )
}

type FollowRowsProps = Pick<ComponentProps<typeof FollowList>, 'onSort' | 'onKey' | 'onStatus'> & {
  rows: ContactRows
  filtered: boolean
  status: FollowUpStatus
  onClear: () => void
}

/** The list, or why it is empty. */
function FollowRows({ rows, filtered, status, onClear, ...does }: FollowRowsProps) {
  const { picture, matching, total, ofTable } = rows
  const page = usePageStyles()
  return (
    <div className={page.list}>
      {!picture && <ListSkeleton />}
      {picture && matching > 0 && <FollowList {...ofTable} {...does} picture={picture} />}
      {picture &&
        matching === 0 &&
        total > 0 &&
        (filtered ? <NoContactsFound onClear={onClear} /> : <Nobody at={status} />)}
      {picture && total === 0 && (
        <UntilArrived>
          <NoContacts />
        </UntilArrived>
      )}
    </div>
  )
}

function Nobody({ at }: { at: FollowUpStatus }) {
  const { t } = useTranslation('contacts')
  return (
    <EmptyState
      icon={<PersonClockRegular />}
      title={t('follow.nobodyTitle', { status: t(`status.${at}`) })}
      text={t('follow.nobodyText')}
    />
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
