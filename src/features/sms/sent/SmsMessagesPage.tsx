import { Button, makeStyles, Select, tokens } from '@fluentui/react-components'
import { ChatMultipleRegular } from '@fluentui/react-icons'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type SmsFilter, smsCalls, smsFilters } from '#domain/sms/smsCalls'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { FilterChip } from '../../../components/FilterChip.tsx'
import { Page } from '../../../components/Page.tsx'
import { Pager } from '../../../components/Pager.tsx'
import { pageRows } from '../../../components/pageRows.ts'
import { SearchField } from '../../../components/SearchField.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { useRoutes } from '../../../components/sms/useRoutes.ts'
import { useCountryOptions } from '../../../lib/countries.ts'
import { type Period, periodNames } from '../../../lib/period.ts'
import { smsFastPath } from '../../../lib/smsPaths.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { useSettled } from '../../../lib/useSettled.ts'
import { ExportMessages } from './ExportMessages.tsx'
import { MessageLines } from './MessageLines.tsx'
import { type MessagesAddress, messagesQuestion, readMessagesAddress, writeMessagesAddress } from './messagesAddress.ts'
import { useSmsFilterWords } from './useSmsWords.ts'

/** Of messages that left only these can be. */
const ofSent: readonly SmsFilter[] = ['sent', 'delivered', 'notDelivered', 'failed', 'uncertain', 'clicked', 'replied']

/** Every text message, or every one that was handed over: a page at a time from the server. */
export function SmsMessagesPage({ kind }: { kind: 'all' | 'sent' }) {
  const { t } = useTranslation('sms')
  const navigate = useNavigate()
  const isSent = kind === 'sent'
  const { address, typed, set, setTyped } = useMessagesAddress()
  const [now] = useState(() => new Date())
  const asked = messagesQuestion(address, { isSent, now })
  const answered = useAnswer(smsCalls.messages, {
    ...asked,
    order: address.order,
    limit: pageRows,
    page: address.page,
  })
  const count = answered.answer?.data.count ?? 0
  const isFiltered = Boolean(address.search || address.filter || address.route || address.country || address.period)
  const clear = () => {
    setTyped('')
    set({ search: '', filter: null, route: null, country: null, period: null })
  }
  return (
    <Page
      title={t(`sent.${kind}.menu`)}
      intro={t(`sent.${kind}.intro`)}
      action={count > 0 && <ExportMessages asked={{ ...asked, order: address.order }} count={count} />}
    >
      <Sheet>
        <Filters
          address={address}
          typed={typed}
          filters={isSent ? ofSent : smsFilters}
          onSearch={setTyped}
          onChange={set}
        />
        <AnswerView answered={answered} lines={6}>
          {({ count, list }) => (
            <>
              {list.length > 0 ? (
                <MessageLines list={list} />
              ) : isFiltered ? (
                <EmptyState icon={<ChatMultipleRegular />} title={t('nothingTitle')} text={t('sent.nothingText')}>
                  <Button onClick={clear}>{t('clear')}</Button>
                </EmptyState>
              ) : (
                <EmptyState icon={<ChatMultipleRegular />} title={t('sent.emptyTitle')} text={t('sent.emptyText')}>
                  <Button appearance="primary" onClick={() => void navigate(smsFastPath)}>
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
  filters: readonly SmsFilter[]
  onSearch: (text: string) => void
  onChange: (change: Partial<MessagesAddress>) => void
}

function Filters({ address, typed, filters, onSearch, onChange }: FilterProps) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const words = useSmsFilterWords()
  const routes = useRoutes() ?? []
  const countries = useCountryOptions()
  const chip = {
    find: t('find'),
    noMatch: t('nothingFound'),
    none: t('nothingFound'),
    remove: (name: string) => t('removeFilter', { name }),
  }
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchField text={typed} onText={onSearch} label={t('sent.search')} />
      </div>
      <FilterChip
        label={t('sent.state')}
        options={filters.map((value) => ({ value, text: words(value) }))}
        chosen={address.filter}
        onChoose={(filter) => onChange({ filter: filter as SmsFilter | null })}
        words={chip}
      />
      <FilterChip
        label={t('sent.days')}
        options={periodNames.map((value) => ({ value, text: t(`sent.period.${value}`) }))}
        chosen={address.period}
        onChoose={(period) => onChange({ period: period as Period | null })}
        words={chip}
      />
      <FilterChip
        label={t('sent.country')}
        options={countries}
        chosen={address.country}
        onChoose={(country) => onChange({ country })}
        words={chip}
      />
      {routes.length > 1 && (
        <FilterChip
          label={t('sent.route')}
          options={routes.map(({ id, name }) => ({ value: id, text: name }))}
          chosen={address.route}
          onChoose={(route) => onChange({ route })}
          words={chip}
        />
      )}
      <Select
        aria-label={t('sent.order')}
        value={address.order}
        onChange={(_, { value }) => onChange({ order: value as MessagesAddress['order'] })}
      >
        <option value="newest">{t('sent.newest')}</option>
        <option value="oldest">{t('sent.oldest')}</option>
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
