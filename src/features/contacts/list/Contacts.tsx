import { makeStyles, tokens } from '@fluentui/react-components'
import { type KeyboardEvent, lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkAction } from '#domain/contacts/bulk'
import { useSyncPart } from '../../../lib/client.ts'
import { usePhone } from '../../../lib/media.ts'
import { useOwners } from '../../../lib/owners.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useDrop } from '../../../lib/useDrop.ts'
import { useHasProduct } from '../../../lib/useHasProduct.ts'
import { openWindow } from '../../../lib/windows.ts'
import { BrokenOff } from '../exchange/BrokenOff.tsx'
import { useRights } from '../export/useRights.tsx'
import { ContactPanel } from '../panel/ContactPanel.tsx'
import { SelectionBar } from '../selection/SelectionBar.tsx'
import { isSelected, selectedCount, selectedIds } from '../selection/selection.ts'
import { useAskDelete } from '../selection/useAskDelete.tsx'
import { useBulk } from '../selection/useBulk.ts'
import { useEmailThem } from '../selection/useEmailThem.ts'
import { useHandOn } from '../selection/useHandOn.ts'
import type { Targets } from '../targets.ts'
import { useListColumns } from '../views/useListColumns.ts'
import { useViews } from '../views/useViews.ts'
import { ViewBar } from '../views/ViewBar.tsx'
import { ContactFilters } from './ContactFilters.tsx'
import { ContactList } from './ContactList.tsx'
import { ContactsHeader } from './ContactsHeader.tsx'
import { isFiltered, withoutFilters } from './contactAddress.ts'
import { needsMore } from './listColumns.ts'
import { FirstTime, ListSkeleton, NoRoom, NothingFound, StillArriving } from './listStates.tsx'
import { usePageStyles } from './pageStyles.ts'
import { useContactAddress } from './useContactAddress.ts'
import { useContactLines } from './useContactLines.ts'
import { useListQuery } from './useListQuery.ts'
import { useListState } from './useListState.ts'
import { focusSearch, useShortcuts } from './useShortcuts.ts'
import { useSteps } from './useSteps.ts'

const NewContactPanel = lazy(() => import('../panel/NewContactPanel.tsx').then((m) => ({ default: m.NewContactPanel })))
const ImportDialog = lazy(() => import('../import/ImportDialog.tsx').then((m) => ({ default: m.ImportDialog })))
const ExportDialog = lazy(() => import('../export/ExportDialog.tsx').then((m) => ({ default: m.ExportDialog })))
const DuplicatesWindow = lazy(() =>
  import('../duplicates/DuplicatesWindow.tsx').then((m) => ({ default: m.DuplicatesWindow })),
)
const ExcludedWindow = lazy(() => import('../excluded/ExcludedWindow.tsx').then((m) => ({ default: m.ExcludedWindow })))
const FilterDialog = lazy(() => import('../filter/FilterDialog.tsx').then((m) => ({ default: m.FilterDialog })))
const LabelsDialog = lazy(() => import('../labels/LabelsDialog.tsx').then((m) => ({ default: m.LabelsDialog })))

type Opened =
  | { kind: 'import'; file: File | null }
  | { kind: 'export' }
  | { kind: 'labels' }
  | { kind: 'filter' }
  | { kind: 'duplicates' }
  | { kind: 'excluded' }
  | null

const noViews: never[] = []

/** The list of all contacts with everything one does to them. */
export function Contacts() {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const page = usePageStyles()
  const phone = usePhone()
  const toasts = useToasts()
  const firstSync = useSyncPart('firstSync')
  const {
    address,
    query: typedQuery,
    typed,
    field,
    type,
    turn,
    setQuery,
    sortBy,
    setView,
    open,
    close,
    setPart,
    create,
  } = useContactAddress()
  const views = useViews()
  const view = views?.find(({ id }) => id === address.view) ?? null
  const { columns, set: setColumns, arrange } = useListColumns(address.view, view)
  const query = useListQuery(typedQuery, !phone && Boolean(columns?.some(({ key }) => needsMore(key))))
  const { source, picture, ask } = useContactLines(query, field)
  const list = useListState(source, picture, query, address.opened)
  const bulk = useBulk()
  const owners = useOwners()
  const handOn = useHandOn()
  const emailThem = useEmailThem()
  const hasEmail = useHasProduct('emailMarketing')
  const rights = useRights()
  const [opened, setOpened] = useState<Opened>(null)
  const dialogs = useMemo(
    () => ({
      import: () => setOpened({ kind: 'import', file: null }),
      export: () => (rights.may('export_data') ? setOpened({ kind: 'export' }) : rights.ask('export_data')),
      labels: () => setOpened({ kind: 'labels' }),
      filter: () => setOpened({ kind: 'filter' }),
      duplicates: () => setOpened({ kind: 'duplicates' }),
      excluded: () => setOpened({ kind: 'excluded' }),
    }),
    [rights],
  )
  const drop = useDrop((files) => {
    if (files.length > 1) toasts.info(t('import.oneFile'))
    else setOpened({ kind: 'import', file: files[0] ?? null })
  })

  const matching = picture?.matching ?? 0
  const total = picture?.total ?? 0
  const count = selectedCount(list.selection, matching)
  const steps = useSteps({ source, picture, list, opened: address.opened, open })
  const deleting = useAskDelete(remove)
  const ids = async () => selectedIds(list.selection, list.selection.kind === 'all' ? await source.ids() : [])
  const targets = async (): Promise<Targets> =>
    list.selection.kind === 'all' ? source.packed([...list.selection.except]) : [...list.selection.ids]

  async function act(action: BulkAction) {
    const chosen = await targets()
    if (chosen.length === 0) return
    if (action.kind === 'delete') return deleting.askToDelete({ ids: chosen, name: null })
    await bulk.change(chosen, action)
  }
  async function askDelete(index: number) {
    if (count > 0) return act({ kind: 'delete' })
    const line = source.line(index)
    if (line) deleting.askToDelete({ ids: [line.id], name: line.name || line.company || t('row.nameless') })
  }
  async function remove(chosen: Targets) {
    const isOpened = (id: string) => (Array.isArray(chosen) ? chosen.includes(id) : isSelected(list.selection, id))
    if (address.opened && isOpened(address.opened)) close()
    list.clear()
    await bulk.remove(chosen)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) list.selectAll()
    else if (event.key === 'Delete') void askDelete(list.active)
    else if (event.key === 'Escape' && count > 0) list.clear()
    else if (event.key === 'Escape' && address.opened) close()
    else return
    event.preventDefault()
  }
  useShortcuts({ n: create, '/': focusSearch, f: dialogs.filter }, opened === null && deleting.question === null)

  const filtered = isFiltered(query)
  return (
    <div className={page.root} {...drop.handlers}>
      <div className={page.main}>
        <ContactsHeader
          picture={picture}
          filtered={filtered}
          arriving={firstSync && !firstSync.stopped ? Math.max(firstSync.rows, total) : null}
          typed={typed}
          onTyped={(text) => type(text, ask(text))}
          turn={turn}
          selecting={list.selecting}
          onSelecting={list.onSelecting}
          onCreate={create}
          onImport={dialogs.import}
          onExport={dialogs.export}
          onLabels={dialogs.labels}
          onDuplicates={dialogs.duplicates}
          onExcluded={dialogs.excluded}
        />
        <BrokenOff />
        <div className={styles.filters}>
          {count > 0 ? (
            <SelectionBar
              selection={list.selection}
              count={count}
              matching={matching}
              onAll={list.selectAll}
              onClear={list.clear}
              onAction={(action) => void act(action)}
              onExport={dialogs.export}
              onHandOn={owners.areSeveral ? () => void handOn({ selection: list.selection, query, count, ids }) : null}
              onCheck={hasEmail ? () => openWindow({ kind: 'checks', start: { count, contacts: ids } }) : null}
              onEmail={emailThem && (() => void emailThem({ selection: list.selection, query, count, ids }))}
            />
          ) : (
            <div className={styles.bar}>
              <ViewBar
                views={views ?? noViews}
                view={view}
                query={address.query}
                columns={columns}
                onColumns={setColumns}
                onView={setView}
                narrow={phone}
              />
              <ContactFilters
                query={address.query}
                filtered={filtered}
                onQuery={setQuery}
                total={total}
                narrow={phone}
                onEdit={dialogs.filter}
              />
            </div>
          )}
        </div>
        <div className={page.list}>
          {!picture && <ListSkeleton />}
          {picture && matching === 0 && filtered && <NothingFound onClear={() => setQuery(withoutFilters)} />}
          {picture && matching === 0 && !filtered && firstSync && (firstSync.stopped ? <NoRoom /> : <StillArriving />)}
          {picture && matching === 0 && !filtered && !firstSync && (
            <FirstTime onCreate={create} onImport={dialogs.import} />
          )}
          {picture && matching > 0 && (
            <ContactList
              source={source}
              picture={picture}
              query={query}
              selection={list.selection}
              selecting={list.selecting || (phone && count > 0)}
              active={list.active}
              onActive={list.setActive}
              onOpen={steps.openAt}
              onSort={sortBy}
              onSelect={list.select}
              onSelectAll={list.toggleAll}
              onKey={onKey}
              chosen={columns}
              arrange={arrange}
            />
          )}
        </div>
      </div>

      {address.opened && (
        <ContactPanel
          id={address.opened}
          part={address.part}
          onPart={setPart}
          onClose={close}
          onStep={steps.step}
          onDelete={(id, name) => deleting.askToDelete({ ids: [id], name })}
        />
      )}
      <Suspense>
        {address.creating && (
          <NewContactPanel key={address.refused} refused={address.refused} onClose={close} onOpen={open} />
        )}
        {opened?.kind === 'import' && <ImportDialog file={opened.file} onClose={() => setOpened(null)} />}
        {opened?.kind === 'duplicates' && <DuplicatesWindow onClose={() => setOpened(null)} />}
        {opened?.kind === 'excluded' && <ExcludedWindow onClose={() => setOpened(null)} />}
        {opened?.kind === 'filter' && (
          <FilterDialog
            query={address.query}
            onFilter={(filter) => setQuery({ filter })}
            onClose={() => setOpened(null)}
          />
        )}
        {opened?.kind === 'labels' && <LabelsDialog onClose={() => setOpened(null)} />}
        {opened?.kind === 'export' && picture && (
          <ExportDialog
            query={query}
            total={total}
            matching={filtered ? matching : null}
            selected={count > 0 ? { count, ids } : null}
            idsOfMatching={() => source.ids()}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
      {deleting.question}
      {drop.over && <div className={styles.drop}>{t('drop')}</div>}
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
