import { Button, makeStyles, Select, tokens } from '@fluentui/react-components'
import { ChatMultipleRegular } from '@fluentui/react-icons'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type MessageChannel, type MessageFilter, messageCalls, messageFilters } from '#domain/campaigns/messageCalls'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { useChannelAccounts } from '../../../components/channels/useChannelAccounts.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { FilterChip } from '../../../components/FilterChip.tsx'
import { Page } from '../../../components/Page.tsx'
import { Pager } from '../../../components/Pager.tsx'
import { pageRows } from '../../../components/pageRows.ts'
import { SearchField } from '../../../components/SearchField.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { useCountryOptions } from '../../../lib/countries.ts'
import { type Period, periodNames } from '../../../lib/period.ts'
import { fastPaths } from '../../../lib/taskPaths.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { useSettled } from '../../../lib/useSettled.ts'
import { TaskChannelContext, useTaskWords } from '../task/channel.ts'
import { ExportMessages } from './ExportMessages.tsx'
import { MessageLines } from './MessageLines.tsx'
import { type MessagesAddress, messagesQuestion, readMessagesAddress, writeMessagesAddress } from './messagesAddress.ts'
import { templateName, useChannelTemplates } from './useChannelTemplates.ts'
import { useMessageChannel } from './useMessageChannel.ts'
import { useMessageFilterWords } from './useMessageWords.ts'

/** Of messages that left only these can be. */
const ofSent: readonly MessageFilter[] = [
  'sent',
  'delivered',
  'notDelivered',
  'read',
  'failed',
  'uncertain',
  'clicked',
  'replied',
]
/** No phone tells of a text that it was read, and nobody clicks in a template. */
const without: Record<MessageChannel, MessageFilter> = { sms: 'read', whatsapp: 'clicked' }

type Props = { kind: 'all' | 'sent' }

/** Every message of a channel, or every one that was handed over: a page at a time from the server. */
export const MessagesPage = ({ channel, kind }: Props & { channel: MessageChannel }) => (
  <TaskChannelContext value={channel}>
    <Messages kind={kind} />
  </TaskChannelContext>
)

function Messages({ kind }: Props) {
  const { t } = useTaskWords()
  const channel = useMessageChannel()
  const navigate = useNavigate()
  const isSent = kind === 'sent'
  const { address, typed, set, setTyped } = useMessagesAddress()
  const [now] = useState(() => new Date())
  const asked = messagesQuestion(address, { isSent, now })
  const answered = useAnswer(messageCalls[channel].messages, {
    ...asked,
    order: address.order,
    limit: pageRows,
    page: address.page,
  })
  const count = answered.answer?.data.count ?? 0
  const { search, filter, account, template, country, period } = address
  const isFiltered = [search, filter, account, template, country, period].some(Boolean)
  const clear = () => {
    setTyped('')
    set({ search: '', filter: null, account: null, template: null, country: null, period: null })
  }
  return (
    <Page
      title={t(`messages.${kind}.menu`)}
      intro={t(`messages.${kind}.intro`)}
      action={count > 0 && <ExportMessages asked={{ ...asked, order: address.order }} count={count} />}
    >
      <Sheet>
        <Filters
          address={address}
          typed={typed}
          filters={(isSent ? ofSent : messageFilters).filter((one) => one !== without[channel])}
          onSearch={setTyped}
          onChange={set}
        />
        <AnswerView answered={answered} lines={6}>
          {({ count, list }) => (
            <>
              {list.length > 0 ? (
                <MessageLines list={list} />
              ) : isFiltered ? (
                <EmptyState
                  icon={<ChatMultipleRegular />}
                  title={t('messages.nothingTitle')}
                  text={t('messages.nothingText')}
                >
                  <Button onClick={clear}>{t('messages.clear')}</Button>
                </EmptyState>
              ) : (
                <EmptyState
                  icon={<ChatMultipleRegular />}
                  title={t('messages.emptyTitle')}
                  text={t('messages.emptyText')}
                >
                  <Button appearance="primary" onClick={() => void navigate(fastPaths[channel])}>
                    {t('fast.menu')}
                  </Button>
                </EmptyState>
              )}
              <Pager page={address.page} count={count} onPage={(page) => set({ page })} />
            </>
          )}
        </AnswerView>
      </Sheet>
    </Page>
  )
}

function useMessagesAddress() {
  const [params, setParams] = useAddress()
  const address = readMessagesAddress(params)
  const [typed, setTyped] = useState(address.search)
  const settled = useSettled(typed)
  const set = (change: Partial<MessagesAddress>) =>
    setParams((now) => writeMessagesAddress({ ...readMessagesAddress(now), search: typed, page: 1, ...change }), {
      replace: true,
    })
  useEffect(() => {
    const known = readMessagesAddress(new URLSearchParams(window.location.search))
    if (known.search !== settled)
      setParams(writeMessagesAddress({ ...known, search: settled, page: 1 }), { replace: true })
  }, [settled, setParams])
  return { address, typed, set, setTyped }
}

type FilterProps = {
  address: MessagesAddress
  typed: string
  filters: readonly MessageFilter[]
  onSearch: (text: string) => void
  onChange: (change: Partial<MessagesAddress>) => void
}

function Filters({ address, typed, filters, onSearch, onChange }: FilterProps) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const words = useMessageFilterWords()
  const accounts = useChannelAccounts(useMessageChannel())
  const templates = useChannelTemplates()
  const countries = useCountryOptions()
  const chip = {
    find: t('task.choice.find'),
    noMatch: t('task.choice.noMatch'),
    none: t('task.choice.none'),
    remove: (name: string) => t('task.choice.remove', { name }),
  }
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchField text={typed} onText={onSearch} label={t('messages.search')} />
      </div>
      <FilterChip
        label={t('messages.state')}
        options={filters.map((value) => ({ value, text: words(value) }))}
        chosen={address.filter}
        onChoose={(filter) => onChange({ filter: filter as MessageFilter | null })}
        words={chip}
      />
      <FilterChip
        label={t('messages.days')}
        options={periodNames.map((value) => ({ value, text: t(`messages.period.${value}`) }))}
        chosen={address.period}
        onChoose={(period) => onChange({ period: period as Period | null })}
        words={chip}
      />
      <FilterChip
        label={t('messages.country')}
        options={countries}
        chosen={address.country}
        onChoose={(country) => onChange({ country })}
        words={chip}
      />
      {accounts.length > 1 && (
        <FilterChip
          label={t('messages.account')}
          options={accounts.map(({ id, name }) => ({ value: id, text: name }))}
          chosen={address.account}
          onChoose={(account) => onChange({ account })}
          words={chip}
        />
      )}
      {templates.size > 0 && (
        <FilterChip
          label={t('messages.template')}
          options={[...templates.values()].map((one) => ({ value: one.id, text: templateName(one) }))}
          chosen={address.template}
          onChoose={(template) => onChange({ template })}
          words={chip}
        />
      )}
      <Select
        aria-label={t('messages.order')}
        value={address.order}
        onChange={(_, { value }) => onChange({ order: value as MessagesAddress['order'] })}
      >
        <option value="newest">{t('messages.newest')}</option>
        <option value="oldest">{t('messages.oldest')}</option>
      </Select>
    </div>
  )
}

const useStyles = makeStyles({
  filters: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    '@media (pointer: coarse)': { '& select, & input': { minHeight: '44px' } },
  },
  search: { flex: '1 1 200px', maxWidth: '360px', minWidth: 0 },
})
