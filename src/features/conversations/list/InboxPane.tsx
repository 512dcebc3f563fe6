import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components'
import {
  CheckmarkCircleRegular,
  MailInboxRegular,
  MoreHorizontalRegular,
  SearchRegular,
  SelectAllOnRegular,
} from '@fluentui/react-icons'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ConversationChannel } from '#domain/conversations/channel'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { SearchField } from '../../../components/SearchField.tsx'
import { useSyncPart } from '../../../lib/client.ts'
import { useFormats } from '../../../lib/formats.ts'
import { usePhone } from '../../../lib/media.ts'
import type { ConversationWork } from '../useConversationWork.ts'
import { ConversationRows } from './ConversationRows.tsx'
import { InboxFilters } from './InboxFilters.tsx'
import { InboxSelectionBar } from './InboxSelectionBar.tsx'
import { withoutInboxFilters } from './inboxAddress.ts'
import type { InboxPlace } from './useInboxAddress.ts'
import type { InboxList } from './useInboxList.ts'

type Props = {
  className: string
  place: InboxPlace
  list: InboxList
  channel: ConversationChannel | null
  work: ConversationWork
  onCanned: () => void
  onKeys: () => void
}

export const inboxSearchId = 'inbox-search'

/** The list of conversations with its search and its filters. */
export function InboxPane({ className, place, list, channel, work, onCanned, onKeys }: Props) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const { number } = useFormats()
  const phone = usePhone()
  const { picture, count } = list
  const rows = useRef<HTMLDivElement>(null)
  /** From the search down to what was found: there the single keys act on a row. */
  function toRows(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || !['Enter', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    if (list.active < 0) list.setActive(0)
    rows.current?.querySelector<HTMLElement>('[role=grid]')?.focus()
  }
  function onKey(event: KeyboardEvent) {
    const isAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)
    if (isAll) list.selectAll()
    else if (event.key === 'Escape' && list.isSelecting) list.clear()
    else return
    event.preventDefault()
  }
  const isPart = picture !== null && count !== picture.total
  return (
    <section className={mergeClasses(styles.root, className)} aria-label={t(channel ? 'chatMenu' : 'menu')}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <h1 className={styles.title}>{t(channel ? 'chatMenu' : 'menu')}</h1>
          <span className={styles.count} role="status">
            {picture &&
              (isPart
                ? t('countedOf', { matching: number(count), total: number(picture.total) })
                : t('counted', { count }))}
          </span>
          <Button
            appearance="subtle"
            icon={<SelectAllOnRegular />}
            aria-label={t('selection.start')}
            title={t('selection.start')}
            aria-pressed={list.isSelecting}
            onClick={() => list.setSelecting(!list.isSelecting)}
          />
          <Menu>
            <MenuTrigger disableButtonEnhancement>
              <Button
                appearance="subtle"
                icon={<MoreHorizontalRegular />}
                aria-label={t('actions.more')}
                title={t('actions.more')}
              />
            </MenuTrigger>
            <MenuPopover>
              <MenuList className={styles.menu}>
                <MenuItem onClick={onCanned}>{t('actions.canned')}</MenuItem>
                {!phone && <MenuItem onClick={onKeys}>{t('actions.keys')}</MenuItem>}
              </MenuList>
            </MenuPopover>
          </Menu>
        </div>
        <search onKeyDown={toRows}>
          <SearchField
            id={inboxSearchId}
            text={place.typed}
            onText={place.setTyped}
            label={t('search.label')}
            shortcut="/"
          />
        </search>
      </header>
      {list.isSelecting ? (
        <InboxSelectionBar list={list} work={work} />
      ) : (
        <InboxFilters
          address={place.address}
          isOfChannel={channel !== null}
          isFiltered={list.isFiltered}
          onChange={place.set}
        />
      )}
      <div ref={rows} className={styles.rows}>
        {picture && count > 0 && <ConversationRows list={list} opened={place.address.conversation} onKey={onKey} />}
        {picture && count === 0 && <WhyEmpty list={list} onChange={place.set} />}
      </div>
    </section>
  )
}

function WhyEmpty({ list, onChange }: { list: InboxList; onChange: InboxPlace['set'] }) {
  const { t } = useTranslation('conversations')
  const navigate = useNavigate()
  const isArriving = useSyncPart('firstSync')
  if (list.isFiltered)
    return (
      <EmptyState icon={<SearchRegular />} title={t('empty.nothingTitle')} text={t('empty.nothingText')}>
        <Button onClick={() => onChange(withoutInboxFilters)}>{t('filter.clear')}</Button>
      </EmptyState>
    )
  if (list.picture && list.picture.total > 0)
    return (
      <EmptyState icon={<CheckmarkCircleRegular />} title={t('empty.doneTitle')} text={t('empty.doneText')}>
        <Button onClick={() => onChange({ status: null })}>{t('empty.showAll')}</Button>
      </EmptyState>
    )
  if (isArriving) return null
  return (
    <EmptyState icon={<MailInboxRegular />} title={t('empty.title')} text={t('empty.text')}>
      <Button appearance="primary" onClick={() => void navigate('/statistics/contacts')}>
        {t('empty.contacts')}
      </Button>
    </EmptyState>
  )
}

const finger = '@media (pointer: coarse)'
const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    flexShrink: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalXS}`,
  },
  titles: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    '& button': { flexShrink: 0, [finger]: { minHeight: '44px', minWidth: '44px' } },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
  },
  count: {
    flexGrow: 1,
    minWidth: 0,
    paddingInlineStart: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  menu: { [finger]: { '& [role=menuitem]': { minHeight: '44px', alignItems: 'center' } } },
  rows: { flex: '1 1 0', minHeight: 0, overflow: 'auto', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
})
