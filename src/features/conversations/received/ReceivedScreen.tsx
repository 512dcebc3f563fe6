import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ChatMultipleRegular } from '@fluentui/react-icons'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChannelAccounts } from '../../../components/channels/useChannelAccounts.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { FilterChip } from '../../../components/FilterChip.tsx'
import { Page } from '../../../components/Page.tsx'
import { Pager } from '../../../components/Pager.tsx'
import { pageRows } from '../../../components/pageRows.ts'
import { SearchField } from '../../../components/SearchField.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { momentsOf, type Period, periodNames } from '../../../lib/period.ts'
import { useStored } from '../../../lib/reader.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { useSettled } from '../../../lib/useSettled.ts'
import { useChipWords } from '../useChipWords.ts'
import { ExportReceived } from './ExportReceived.tsx'
import { ReceivedTable } from './ReceivedTable.tsx'
import { type ReceivedAddress, readReceivedAddress, writeReceivedAddress } from './receivedAddress.ts'
import type { ReceivedChannel } from './receivedChannel.ts'
import { readReceived, wantedTexts } from './receivedTexts.ts'

/** Every text message that came in, one to a row. */
export const SmsReceivedScreen = () => <ReceivedScreen channel="sms" />
/** Every message that came in over WhatsApp. */
export const WhatsappReceivedScreen = () => <ReceivedScreen channel="whatsapp" />
/** Everything that was said over linked phones, by either side. */
export const LinkedRecordScreen = () => <ReceivedScreen channel="linked" />

const titles = { sms: 'receivedMenu', whatsapp: 'receivedWhatsappMenu', linked: 'recordMenu' } as const
const intros = { sms: 'intro', whatsapp: 'introWhatsapp', linked: 'introLinked' } as const

function ReceivedScreen({ channel }: { channel: ReceivedChannel }) {
  const { t } = useTranslation('conversations')
  const { address, typed, set, setTyped } = useReceivedAddress()
  const all = useStored((db) => readReceived(db, channel), [channel])
  const [now] = useState(() => new Date())
  const { search, period, route, page } = address
  const wanted = useMemo(
    () => wantedTexts(all ?? [], { search, route, ...momentsOf(period, now) }),
    [all, search, route, period, now],
  )
  const isFiltered = Boolean(search || period || route)
  const clear = () => {
    setTyped('')
    set({ search: '', period: null, route: null })
  }
  return (
    <Page
      title={t(titles[channel])}
      intro={t(`received.${intros[channel]}`)}
      action={wanted.length > 0 && <ExportReceived channel={channel} texts={wanted} />}
    >
      <Sheet>
        <Filters channel={channel} address={address} typed={typed} onSearch={setTyped} onChange={set} />
        {wanted.length > 0 && (
          <ReceivedTable channel={channel} texts={wanted.slice((page - 1) * pageRows, page * pageRows)} />
        )}
        {all && wanted.length === 0 && (
          <EmptyState
            icon={<ChatMultipleRegular />}
            title={t(isFiltered ? 'received.nothingTitle' : 'received.emptyTitle')}
            text={t(
              isFiltered ? 'received.nothingText' : channel === 'sms' ? 'received.emptyText' : 'received.emptyWhatsapp',
            )}
          >
            {isFiltered && <Button onClick={clear}>{t('filter.clear')}</Button>}
          </EmptyState>
        )}
        <Pager page={page} count={wanted.length} onPage={(to) => set({ page: to })} />
      </Sheet>
    </Page>
  )
}

function useReceivedAddress() {
  const [params, setParams] = useAddress()
  const address = readReceivedAddress(params)
  const [typed, setTyped] = useState(address.search)
  const settled = useSettled(typed)
  const set = (change: Partial<ReceivedAddress>) =>
    setParams((now) => writeReceivedAddress({ ...readReceivedAddress(now), search: typed, page: 1, ...change }), {
      replace: true,
    })
  useEffect(() => {
    const known = readReceivedAddress(new URLSearchParams(window.location.search))
    if (known.search !== settled)
      setParams(writeReceivedAddress({ ...known, search: settled, page: 1 }), { replace: true })
  }, [settled, setParams])
  return { address, typed, set, setTyped }
}

type FilterProps = {
  channel: ReceivedChannel
  address: ReceivedAddress
  typed: string
  onSearch: (text: string) => void
  onChange: (change: Partial<ReceivedAddress>) => void
}

function Filters({ channel, address, typed, onSearch, onChange }: FilterProps) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const routes = useChannelAccounts(channel)
  const words = { ...useChipWords(), remove: (name: string) => t('filter.remove', { name }) }
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchField text={typed} onText={onSearch} label={t('received.search')} />
      </div>
      <FilterChip
        label={t('received.days')}
        options={periodNames.map((value) => ({ value, text: t(`received.period.${value}`) }))}
        chosen={address.period}
        onChoose={(period) => onChange({ period: period as Period | null })}
        words={words}
      />
      {routes.length > 1 && (
        <FilterChip
          label={t(channel === 'sms' ? 'received.route' : 'received.number')}
          options={routes.map(({ id, name }) => ({ value: id, text: name }))}
          chosen={address.route}
          onChoose={(route) => onChange({ route })}
          words={words}
        />
      )}
    </div>
  )
}

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  search: { flex: '1 1 200px', maxWidth: '360px', minWidth: 0 },
})
