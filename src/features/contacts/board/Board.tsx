import { makeStyles, tokens } from '@fluentui/react-components'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FollowUpStatus } from '#domain/contacts/contact'
import { funnelStages } from '#domain/statistics/fields'
import type { ContactQuery } from '#workers/search/api'
import { ListHeader } from '../../../components/ListHeader.tsx'
import { phone, usePhone } from '../../../lib/media.ts'
import { useShortcuts } from '../../../lib/useShortcuts.ts'
import { ContactFilters } from '../list/ContactFilters.tsx'
import { ContactSearch } from '../list/ContactSearch.tsx'
import { type FilterKey, isFiltered, withoutFilters } from '../list/contactAddress.ts'
import { focusSearch } from '../list/focusSearch.ts'
import type { LineSource } from '../list/lineSource.ts'
import { NoContacts, NoContactsFound, UntilArrived } from '../list/listStates.tsx'
import { type ContactPlace, useContactAddress } from '../list/useContactAddress.ts'
import { ContactWorkspace } from '../workspace/ContactWorkspace.tsx'
import { type StatusAnchor, StatusPickerBeside } from '../workspace/StatusPickerBeside.tsx'
import { useContactActions } from '../workspace/useContactActions.ts'
import { BoardColumn } from './BoardColumn.tsx'
import { useContactCount } from './useContactCount.ts'

/** As the funnel has them; the first and the last are not on the way. */
const statuses: readonly FollowUpStatus[] = ['none', ...funnelStages, 'noIntention']
const filters: readonly FilterKey[] = ['tag', 'category', 'source', 'belongto', 'untouched_days']

/** All statuses beside each other: a card is taken to where its contact stands. */
export function Board() {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const isPhone = usePhone()
  const place = useContactAddress()
  const { address, typed, type, turn, setQuery, open } = place
  const query = everyStatus(place.query)
  const counted = useContactCount(query)
  const actions = useContactActions(place)
  const [choosing, setChoosing] = useState<StatusAnchor | null>(null)
  const { step, addSource } = useColumnSteps(place)
  useShortcuts({ '/': focusSearch }, actions.question === null)
  return (
    <ContactWorkspace
      place={place}
      actions={actions}
      onStep={step}
      dialogs={
        choosing && (
          <StatusPickerBeside anchor={choosing} onStatus={actions.setStatus} onClose={() => setChoosing(null)} />
        )
      }
    >
      <ListHeader
        title={t('board.menu')}
        count={counted ? t('total', { count: counted.matching }) : ''}
        search={<ContactSearch key={turn} typed={typed} onTyped={type} />}
      />
      <div className={styles.filters}>
        <ContactFilters
          keys={filters}
          query={everyStatus(address.query)}
          filtered={isFiltered(query)}
          onQuery={setQuery}
          total={counted?.total ?? 0}
          narrow={isPhone}
        />
      </div>
      {counted && counted.matching === 0 ? (
        <div className={styles.nothing}>
          {counted.total > 0 ? (
            <NoContactsFound onClear={() => setQuery(withoutFilters)} />
          ) : (
            <UntilArrived>
              <NoContacts />
            </UntilArrived>
          )}
        </div>
      ) : (
        <div className={styles.board} role="group" aria-label={t('board.menu')}>
          {statuses.map((status) => (
            <BoardColumn
              key={status}
              status={status}
              query={query}
              opened={address.opened}
              onSource={addSource}
              onOpen={open}
              onMove={actions.setStatus}
              onChoose={(line, beside) => setChoosing({ line, beside })}
            />
          ))}
        </div>
      )}
    </ContactWorkspace>
  )
}

/** To the next contact of the column in which the opened one is. */
function useColumnSteps({ address: { opened }, open }: ContactPlace) {
  const sources = useRef(new Map<FollowUpStatus, LineSource>())
  const addSource = useCallback((status: FollowUpStatus, source: LineSource) => {
    sources.current.set(status, source)
    return () => void sources.current.delete(status)
  }, [])
  async function step(by: 1 | -1) {
    for (const source of sources.current.values()) {
      const at = opened ? await source.positionOf(opened) : -1
      if (at < 0) continue
      const [next] = at + by < 0 ? [] : await source.ids(at + by, at + by + 1)
      if (next) open(next)
    }
  }
  return { addSource, step: (by: 1 | -1) => void step(by) }
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
