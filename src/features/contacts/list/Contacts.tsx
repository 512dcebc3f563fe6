import { makeStyles, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkAction } from '#domain/contacts/bulk'
import { useSyncPart } from '../../../lib/client.ts'
import { usePhone } from '../../../lib/media.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useDrop } from '../../../lib/useDrop.ts'
import { useShortcuts } from '../../../lib/useShortcuts.ts'
import { BrokenOff } from '../exchange/BrokenOff.tsx'
import { useListColumns } from '../views/useListColumns.ts'
import { useViews } from '../views/useViews.ts'
import { ViewBar } from '../views/ViewBar.tsx'
import { ContactWorkspace } from '../workspace/ContactWorkspace.tsx'
import { type ContactActions, useContactActions } from '../workspace/useContactActions.ts'
import { type ContactRows, rowKeys, useContactRows } from '../workspace/useContactRows.ts'
import { ContactDialogs } from './ContactDialogs.tsx'
import { ContactFilters } from './ContactFilters.tsx'
import { ContactList } from './ContactList.tsx'
import { ContactSelectionBar } from './ContactSelectionBar.tsx'
import { ContactsHeader } from './ContactsHeader.tsx'
import { isFiltered, withoutFilters } from './contactAddress.ts'
import { focusSearch } from './focusSearch.ts'
import { needsMore } from './listColumns.ts'
import { EmptyContacts, ListSkeleton, NoContactsFound, UntilArrived } from './listStates.tsx'
import { usePageStyles } from './pageStyles.ts'
import { useContactAddress } from './useContactAddress.ts'
import { useContactDialogs } from './useContactDialogs.ts'
import { useListQuery } from './useListQuery.ts'

const noViews: never[] = []

/** The list of all contacts with everything one does to them. */
export function Contacts() {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const phone = usePhone()
  const toasts = useToasts()
  const firstSync = useSyncPart('firstSync')
  const place = useContactAddress()
  const { address, setQuery, create } = place
  const views = useViews()
  const view = views?.find(({ id }) => id === address.view) ?? null
  const { columns, set: setColumns, arrange } = useListColumns(address.view, view)
  const query = useListQuery(place.query, !phone && Boolean(columns?.some(({ key }) => needsMore(key))))
  const rows = useContactRows(place, query)
  const actions = useContactActions(place, rows)
  const { onAction, onDelete } = useRowActions(rows, actions)
  const { dialog, open, close } = useContactDialogs()
  const drop = useDrop((files) => {
    if (files.length > 1) toasts.info(t('import.oneFile'))
    else open.importOf(files[0] ?? null)
  })
  useShortcuts({ n: create, '/': focusSearch, f: open.filter }, dialog === null && actions.question === null)

  const { list, picture, total } = rows
  const filtered = isFiltered(query)
  return (
    <ContactWorkspace
      place={place}
      actions={actions}
      onStep={rows.step}
      {...drop.handlers}
      dialogs={
        <>
          <ContactDialogs place={place} rows={rows} query={query} filtered={filtered} dialog={dialog} onClose={close} />
          {drop.over && <div className={styles.drop}>{t('drop')}</div>}
        </>
      }
    >
      <ContactsHeader
        picture={picture}
        filtered={filtered}
        arriving={firstSync && !firstSync.stopped ? Math.max(firstSync.rows, total) : null}
        typed={place.typed}
        onTyped={(text) => place.type(text, rows.ask(text))}
        turn={place.turn}
        selecting={list.selecting}
        onSelecting={list.onSelecting}
        onCreate={create}
        onImport={open.import}
        onExport={open.export}
        onLabels={open.labels}
        onDuplicates={open.duplicates}
        onExcluded={open.excluded}
      />
      <BrokenOff />
      <div className={styles.filters}>
        {rows.count > 0 ? (
          <ContactSelectionBar rows={rows} query={query} onAction={onAction} onExport={open.export} />
        ) : (
          <div className={styles.bar}>
            <ViewBar
              views={views ?? noViews}
              view={view}
              query={address.query}
              columns={columns}
              onColumns={setColumns}
              onView={place.setView}
              narrow={phone}
            />
            <ContactFilters
              query={address.query}
              filtered={filtered}
              onQuery={setQuery}
              total={total}
              narrow={phone}
              onEdit={open.filter}
            />
          </div>
        )}
      </div>
      <Rows
        rows={rows}
        filtered={filtered}
        onClear={() => setQuery(withoutFilters)}
        onCreate={create}
        onImport={open.import}
        onSort={place.sortBy}
        onKey={rowKeys(place, rows, onDelete)}
        chosen={columns}
        arrange={arrange}
      />
    </ContactWorkspace>
  )
}

/** What is done to the selected contacts, or by a key to the one somebody is on. */
function useRowActions({ source, list, count, targets }: ContactRows, { bulk, askToDelete, nameOf }: ContactActions) {
  async function act(action: BulkAction) {
    const chosen = await targets()
    if (chosen.length === 0) return
    if (action.kind === 'delete') return askToDelete({ ids: chosen, name: null })
    await bulk.change(chosen, action)
  }
  function onDelete() {
    if (count > 0) return void act({ kind: 'delete' })
    const line = source.line(list.active)
    if (line) askToDelete({ ids: [line.id], name: nameOf(line) })
  }
  return { onAction: (action: BulkAction) => void act(action), onDelete }
}

type RowsProps = Pick<ComponentProps<typeof ContactList>, 'onSort' | 'onKey' | 'chosen' | 'arrange'> & {
  rows: ContactRows
  filtered: boolean
  onClear: () => void
  onCreate: () => void
  onImport: () => void
}

/** The list, or why it is empty. */
function Rows({ rows, filtered, onClear, onCreate, onImport, ...does }: RowsProps) {
  const page = usePageStyles()
  const { picture, matching, ofTable } = rows
  return (
    <div className={page.list}>
      {!picture && <ListSkeleton />}
      {picture && matching > 0 && <ContactList {...ofTable} {...does} picture={picture} />}
      {picture && matching === 0 && filtered && <NoContactsFound onClear={onClear} />}
      {picture && matching === 0 && !filtered && (
        <UntilArrived>
          <EmptyContacts onCreate={onCreate} onImport={onImport} />
        </UntilArrived>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  filters: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    flexShrink: 0,
    minWidth: 0,
    // Filters and the bar of a selection take turns here, and the list must not jump.
    minHeight: '40px',
    padding: `0 ${tokens.spacingHorizontalXL} ${tokens.spacingVerticalXS}`,
    '@media (max-width: 640px)': { padding: `0 ${tokens.spacingHorizontalL} ${tokens.spacingVerticalXXS}` },
  },
  bar: {
    display: 'flex',
    // Filters may take several lines.
    alignItems: 'flex-start',
    minWidth: 0,
    '@media (max-width: 640px)': { overflowX: 'auto', scrollbarWidth: 'none', '& > *': { flexShrink: 0 } },
  },
  drop: {
    position: 'absolute',
    inset: tokens.spacingHorizontalM,
    zIndex: 2,
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'none',
    border: `2px dashed ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackgroundAlpha2,
    color: tokens.colorBrandForeground1,
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
})
