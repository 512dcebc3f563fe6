import { makeStyles, tokens } from '@fluentui/react-components'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FollowUpStatus, followUpStatuses } from '#domain/contacts/contact'
import { funnelStages } from '#domain/statistics/fields'
import type { ContactLine, ContactQuery } from '#workers/search/api'
import { ListHeader } from '../../../components/ListHeader.tsx'
import { OptionPickerBeside } from '../../../components/OptionPicker.tsx'
import { useSyncPart } from '../../../lib/client.ts'
import { phone, usePhone } from '../../../lib/media.ts'
import { ContactFilters } from '../list/ContactFilters.tsx'
import { ContactSearch } from '../list/ContactSearch.tsx'
import { type FilterKey, isFiltered, withoutFilters } from '../list/contactAddress.ts'
import type { LineSource } from '../list/lineSource.ts'
import { NoContacts, NoRoom, NothingFound, StillArriving } from '../list/listStates.tsx'
import { usePageStyles } from '../list/pageStyles.ts'
import { useContactAddress } from '../list/useContactAddress.ts'
import { focusSearch, useShortcuts } from '../list/useShortcuts.ts'
import { ContactPanel } from '../panel/ContactPanel.tsx'
import { useChoiceWords } from '../pickers.tsx'
import { useAskDelete } from '../selection/useAskDelete.tsx'
import { useBulk } from '../selection/useBulk.ts'
import type { Targets } from '../targets.ts'
import { BoardColumn } from './BoardColumn.tsx'
import { useContactCount } from './useContactCount.ts'

/** As the funnel has them; the first and the last are not on the way. */
const statuses: readonly FollowUpStatus[] = ['none', ...funnelStages, 'noIntention']
const filters: readonly FilterKey[] = ['tag', 'category', 'source', 'belongto', 'untouched_days']

type Choosing = { line: ContactLine; beside: HTMLElement }

/** All statuses beside each other: a card is taken to where its contact stands. */
export function Board() {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const page = usePageStyles()
  const isPhone = usePhone()
  const firstSync = useSyncPart('firstSync')
  const { address, query: asked, typed, type, turn, setQuery, open, close, setPart } = useContactAddress()
  const { opened } = address
  const query = everyStatus(asked)
  const counted = useContactCount(query)
  const bulk = useBulk()
  const words = useChoiceWords(false)
  const deleting = useAskDelete(remove)
  const [choosing, setChoosing] = useState<Choosing | null>(null)
  const sources = useRef(new Map<FollowUpStatus, LineSource>())
  useShortcuts({ '/': focusSearch }, deleting.question === null)

  const nameOf = (line: ContactLine) => line.name || line.company || t('row.nameless')
  const keep = useCallback((status: FollowUpStatus, source: LineSource) => {
    sources.current.set(status, source)
    return () => void sources.current.delete(status)
  }, [])
  function move(line: ContactLine, status: FollowUpStatus) {
    if (status !== line.follow_up_status) void bulk.setStatus([line.id], status, nameOf(line))
  }
  async function step(by: 1 | -1) {
    for (const source of sources.current.values()) {
      const at = opened ? await source.positionOf(opened) : -1
      if (at < 0) continue
      const [next] = at + by < 0 ? [] : await source.ids(at + by, at + by + 1)
      if (next) open(next)
    }
  }
  async function remove(ids: Targets) {
    if (opened && Array.isArray(ids) && ids.includes(opened)) close()
    await bulk.remove(ids)
  }
  const filtered = isFiltered(query)
  const written = everyStatus(address.query)
  return (
    <div className={page.root}>
      <div className={page.main}>
        <ListHeader
          title={t('board.menu')}
          count={counted ? t('total', { count: counted.matching }) : ''}
          search={<ContactSearch key={turn} typed={typed} onTyped={type} />}
        />
        <div className={styles.filters}>
          <ContactFilters
            keys={filters}
            query={written}
            filtered={filtered}
            onQuery={setQuery}
            total={counted?.total ?? 0}
            narrow={isPhone}
          />
        </div>
        {counted && counted.matching === 0 ? (
          <div className={styles.nothing}>
            {counted.total > 0 && <NothingFound onClear={() => setQuery(withoutFilters)} />}
            {counted.total === 0 && firstSync && (firstSync.stopped ? <NoRoom /> : <StillArriving />)}
            {counted.total === 0 && !firstSync && <NoContacts />}
          </div>
        ) : (
          <div className={styles.board} role="group" aria-label={t('board.menu')}>
            {statuses.map((status) => (
              <BoardColumn
                key={status}
                status={status}
                query={query}
                opened={opened}
                onSource={keep}
                onOpen={open}
                onMove={move}
                onChoose={(line, beside) => setChoosing({ line, beside })}
              />
            ))}
          </div>
        )}
      </div>
      {choosing && (
        <OptionPickerBeside
          key={choosing.line.id}
          beside={choosing.beside}
          label={t('follow.chooseStatus', { name: nameOf(choosing.line) })}
          options={followUpStatuses.map((value) => ({ value, text: t(`status.${value}`) }))}
          chosen={[choosing.line.follow_up_status]}
          onChoose={(status) => move(choosing.line, status as FollowUpStatus)}
          onClose={() => setChoosing(null)}
          words={words}
        />
      )}
      {opened && (
        <ContactPanel
          id={opened}
          part={address.part}
          onPart={setPart}
          onClose={close}
          onStep={(by) => void step(by)}
          onDelete={(id, name) => deleting.askToDelete({ ids: [id], name })}
        />
      )}
      {deleting.question}
    </div>
  )
}

const everyStatus = (query: ContactQuery): ContactQuery =>
  query.follow_up_status === null ? query : { ...query, follow_up_status: null }

const useStyles = makeStyles({
  filters: {
    flexShrink: 0,
    minWidth: 0,
    padding: `0 ${tokens.spacingHorizontalXL} ${tokens.spacingVerticalS}`,
    [phone]: { paddingInline: tokens.spacingHorizontalL },
  },
  board: {
    flex: '1 1 0',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '256px',
    gap: tokens.spacingHorizontalM,
    minHeight: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    [phone]: {
      gridAutoColumns: '84vw',
      padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
      scrollPaddingInline: tokens.spacingHorizontalL,
      scrollSnapType: 'x mandatory',
    },
  },
  nothing: { flex: '1 1 0', minHeight: 0, overflow: 'auto', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
})
