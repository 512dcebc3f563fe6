import { type KeyboardEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConversationLine } from '#workers/search/conversations/api'
import { type Column, DataTable } from '../../../components/DataTable.tsx'
import { searchWords } from '../../../components/hits.ts'
import { useNow } from '../../../lib/reminders.ts'
import { conversationName } from '../names.ts'
import { conversationCardHeight, useConversationCard } from './useConversationCard.tsx'
import type { InboxList } from './useInboxList.ts'

type Props = { list: InboxList; opened: string | null; onKey: (event: KeyboardEvent) => void }

/** Every row is a card, whatever the width. */
const always = 100_000
const noSort = () => {}

export function ConversationRows({ list, opened, onKey }: Props) {
  const { t } = useTranslation('conversations')
  const minute = Math.floor(useNow() / 60_000) * 60_000
  const render = useConversationCard(minute, opened)
  const columns = useMemo<Column<ConversationLine>[]>(
    () => [{ key: 'name', title: t('menu'), min: 100, grow: 1, rank: 0, cell: conversationName }],
    [t],
  )
  const words = useMemo(() => searchWords(list.query.search), [list.query.search])
  return (
    <DataTable<ConversationLine, string>
      label={t('menu')}
      rows={list.rows}
      columns={columns}
      words={words}
      sort={null}
      descending
      onSort={noSort}
      active={list.active}
      onActive={list.setActive}
      onOpen={list.openAt}
      selecting={list.isSelecting}
      isSelected={(id) => list.selected.has(id)}
      onSelect={list.select}
      allSelected={
        list.selected.size > 0 && list.selected.size === list.count ? true : list.selected.size > 0 && 'mixed'
      }
      onSelectAll={list.selectAll}
      onKey={onKey}
      selectAllLabel={t('selection.all', { count: list.count })}
      selectRowLabel={(line) => t('row.select', { name: conversationName(line) })}
      card={{ below: always, height: conversationCardHeight, render }}
    />
  )
}
