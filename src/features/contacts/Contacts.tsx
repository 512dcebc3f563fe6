import { makeStyles, tokens } from '@fluentui/react-components'
import { type KeyboardEvent, lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { useSyncState } from '../../lib/client.ts'
import { usePhone } from '../../lib/media.ts'
import { useToasts } from '../../lib/toasts.ts'
import { BulkDialog } from './BulkDialog.tsx'
import { ContactFilters } from './ContactFilters.tsx'
import { ContactList } from './ContactList.tsx'
import { ContactPanel } from './ContactPanel.tsx'
import { ContactsHeader } from './ContactsHeader.tsx'
import { isFiltered, sortedBy, withoutFilters } from './contactAddress.ts'
import { FirstTime, ListSkeleton, NoRoom, NothingFound, StillArriving } from './listStates.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { selectedCount, selectedIds } from './selection.ts'
import { type BulkAction, undoable, useBulk } from './useBulk.ts'
import { useContactAddress } from './useContactAddress.ts'
import { useContactLines } from './useContactLines.ts'
import { useDrop } from './useDrop.ts'
import { useListState } from './useListState.ts'
import { useRights } from './useRights.tsx'

const NewContactPanel = lazy(() => import('./NewContactPanel.tsx').then((m) => ({ default: m.NewContactPanel })))
const ImportDialog = lazy(() => import('./import/ImportDialog.tsx').then((m) => ({ default: m.ImportDialog })))
const ExportDialog = lazy(() => import('./ExportDialog.tsx').then((m) => ({ default: m.ExportDialog })))
const LabelsDialog = lazy(() => import('./LabelsDialog.tsx').then((m) => ({ default: m.LabelsDialog })))

type Opened = { kind: 'import'; file: File | null } | { kind: 'export' } | { kind: 'labels' } | null
type Asked = { ids: string[]; name: string | null }

/** The list of all contacts with everything one does to them. */
export function Contacts() {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const phone = usePhone()
  const toasts = useToasts()
  const { firstSync } = useSyncState()
  const { address, query, typed, setTyped, turn, setQuery, open, close, create } = useContactAddress()
  const { source, picture } = useContactLines(query)
  const list = useListState(source, picture, query)
  const bulk = useBulk()
  const rights = useRights()
  const [opened, setOpened] = useState<Opened>(null)
  const dialogs = useMemo(
    () => ({
      import: () => setOpened({ kind: 'import', file: null }),
      export: () => (rights.may('export_data') ? setOpened({ kind: 'export' }) : rights.ask('export_data')),
      labels: () => setOpened({ kind: 'labels' }),
    }),
    [rights],
  )
  const [asked, setAsked] = useState<Asked | null>(null)
  const drop = useDrop((files) => {
    if (files.length > 1) toasts.info(t('import.oneFile'))
    else setOpened({ kind: 'import', file: files[0] ?? null })
  })

  const matching = picture?.matching ?? 0
  const total = picture?.total ?? 0
  const count = selectedCount(list.selection, matching)
  const targets = async () => selectedIds(list.selection, list.selection.kind === 'all' ? await source.ids() : [])

  async function act(action: BulkAction) {
    const ids = await targets()
    if (ids.length === 0) return
    if (action.kind === 'delete') return askToDelete({ ids, name: null })
    await bulk.change(ids, action)
  }
  async function askDelete(index: number) {
    if (count > 0) return act({ kind: 'delete' })
    const line = source.line(index)
    if (line) askToDelete({ ids: [line.id], name: line.name || line.company || t('row.nameless') })
  }
  function askToDelete(wanted: Asked) {
    if (rights.may('delete_data')) setAsked(wanted)
    else rights.ask('delete_data')
  }
  async function remove({ ids }: Asked) {
    if (address.opened && ids.includes(address.opened)) close()
    list.clear()
    await bulk.remove(ids)
  }
  async function step(by: 1 | -1) {
    const from = address.opened ? await source.positionOf(address.opened) : list.active
    const to = from + by
    if (to < 0 || to >= matching) return
    const [id] = await source.ids(to, to + 1)
    if (!id) return
    list.setActive(to)
    open(id)
  }
  const openAt = (index: number) => {
    const line = source.line(index)
    if (line) open(line.id)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) list.selectAll()
    else if (event.key === 'Delete') void askDelete(list.active)
    else if (event.key === 'Escape' && count > 0) list.clear()
    else if (event.key === 'Escape' && address.opened) close()
    else return
    event.preventDefault()
  }
  useShortcuts({ n: create, '/': focusSearch }, opened === null && asked === null)

  const filtered = isFiltered(query)
  return (
    <div className={styles.root} {...drop.handlers}>
      <div className={styles.main}>
        <ContactsHeader
          picture={picture}
          filtered={filtered}
          arriving={firstSync && !firstSync.stopped ? Math.max(firstSync.rows, total) : null}
          typed={typed}
          onTyped={setTyped}
          turn={turn}
          selecting={list.selecting}
          onSelecting={list.onSelecting}
          onCreate={create}
          onImport={dialogs.import}
          onExport={dialogs.export}
          onLabels={dialogs.labels}
        />
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
            />
          ) : (
            <ContactFilters query={address.query} filtered={filtered} onQuery={setQuery} total={total} narrow={phone} />
          )}
        </div>
        <div className={styles.list}>
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
              onOpen={openAt}
              onSort={(sort) => setQuery(sortedBy(query, sort))}
              onSelect={list.select}
              onSelectAll={list.toggleAll}
              onKey={onKey}
            />
          )}
        </div>
      </div>

      {address.opened && (
        <ContactPanel
          id={address.opened}
          onClose={close}
          onStep={(by) => void step(by)}
          onDelete={(id, name) => askToDelete({ ids: [id], name })}
        />
      )}
      <Suspense>
        {address.creating && (
          <NewContactPanel key={address.refused} refused={address.refused} onClose={close} onOpen={open} />
        )}
        {opened?.kind === 'import' && <ImportDialog file={opened.file} onClose={() => setOpened(null)} />}
        {opened?.kind === 'labels' && <LabelsDialog onClose={() => setOpened(null)} />}
        {opened?.kind === 'export' && picture && (
          <ExportDialog
            query={query}
            total={total}
            matching={filtered ? matching : null}
            selected={count > 0 ? { count, ids: targets } : null}
            idsOfMatching={() => source.ids()}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
      {asked && (
        <ConfirmDialog
          title={
            asked.name === null
              ? t('delete.title', { count: asked.ids.length })
              : t('delete.named', { name: asked.name })
          }
          text={t(
            asked.ids.length > undoable ? 'delete.textFinal' : asked.ids.length > 1 ? 'delete.textMany' : 'delete.text',
          )}
          confirm={t('actions.delete')}
          cancel={t('actions.cancel')}
          onConfirm={() => void remove(asked)}
          onClose={() => setAsked(null)}
        />
      )}
      {bulk.running && <BulkDialog running={bulk.running} />}
      {drop.over && <div className={styles.drop}>{t('drop')}</div>}
    </div>
  )
}

const focusSearch = () => document.getElementById('contact-search')?.focus()

/** Single keys, while nothing is being typed and no dialog is open. */
function useShortcuts(keys: Record<string, () => void>, on: boolean) {
  useEffect(() => {
    if (!on) return
    const listen = (event: globalThis.KeyboardEvent) => {
      const run = keys[event.key.toLowerCase()]
      if (!run || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[aria-modal="true"]')) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))

const useStyles = makeStyles({
  root: { position: 'relative', display: 'flex', flex: '1 1 0', minHeight: 0, minWidth: 0 },
  main: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 0',
    minWidth: 0,
    minHeight: 0,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  filters: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    flexShrink: 0,
    minWidth: 0,
    // Filters and the bar of a selection take turns here, and the list must not jump.
    minHeight: '40px',
    padding: `0 ${tokens.spacingHorizontalXL} ${tokens.spacingVerticalS}`,
    '@media (max-width: 640px)': { padding: `0 ${tokens.spacingHorizontalL} ${tokens.spacingVerticalS}` },
  },
  list: { flex: '1 1 0', minHeight: 0, overflow: 'auto', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
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
