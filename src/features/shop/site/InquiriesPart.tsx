import { Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type SiteDay, type SiteState, shopSiteCalls } from '#domain/shop/site/calls'
import { Part } from '../../../components/Part.tsx'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { request } from '../../../lib/http.ts'
import type { SiteChange } from './useSiteChange.ts'

/** Who came, what they sent, and whose mailbox answers. */
export function InquiriesPart({ state, change }: { state: SiteState; change: SiteChange }) {
  const { t } = useTranslation('shopSite')
  const styles = useStyles()
  const { number } = useFormats()
  const { senders, sender_id, days } = state
  const choose = (id: string) => change(() => request(shopSiteCalls.setSender, { sender_id: id || null }))
  const columns: TableColumn<SiteDay>[] = [
    { key: 'day', title: t('inquiries.day'), isWhole: true, cell: ({ day }) => day },
    { key: 'views', title: t('inquiries.views'), isNumber: true, cell: ({ views }) => number(views) },
    { key: 'visitors', title: t('inquiries.visitors'), isNumber: true, cell: ({ visitors }) => number(visitors) },
    { key: 'inquiries', title: t('inquiries.inquiries'), isNumber: true, cell: ({ inquiries }) => number(inquiries) },
  ]
  return (
    <Part title={t('inquiries.title')}>
      <p className={styles.note}>{t('inquiries.text')}</p>
      {senders.length ? (
        <Field label={t('inquiries.sender')} className={styles.narrow}>
          <Select value={sender_id ?? ''} onChange={(_, { value }) => choose(value)}>
            <option value="">{t('inquiries.first')}</option>
            {senders.map(({ id, address }) => (
              <option key={id} value={id}>
                {address}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <p className={styles.note}>{t('inquiries.noSender')}</p>
      )}
      {days.length ? (
        <Table label={t('inquiries.title')} rows={days.toReversed()} columns={columns} keyOf={({ day }) => day} />
      ) : (
        <p className={styles.note}>{t('inquiries.none')}</p>
      )}
    </Part>
  )
}

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
  narrow: { maxWidth: '480px' },
})
