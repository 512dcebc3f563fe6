import { makeStyles, Select, Spinner, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type CompanyLine, customsCalls } from '#domain/customs/calls'
import { growthOf } from '#domain/customs/statistics'
import { SaveMenu } from '../../../components/figures/SaveMenu.tsx'
import { useNumbers } from '../../../components/figures/useNumbers.ts'
import { Sheet } from '../../../components/Sheet.tsx'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { Tabs } from '../../../components/Tabs.tsx'
import { useCountryName } from '../../../lib/countries.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { companyOrders, companySides, type ShipmentsAddress } from '../customsAddress.ts'
import { companyPath } from '../customsPaths.ts'
import { useShipmentSource } from '../useShipmentSource.ts'
import { useTradeAmounts } from '../useTradeAmounts.ts'
import { WordLink } from '../WordLink.tsx'
import { KeptNote } from './KeptNote.tsx'
import { NothingMatches } from './NothingMatches.tsx'

type Props = { address: ShipmentsAddress; onAddress: (change: Partial<ShipmentsAddress>) => void }

/** Who buys or sells what was searched for: those that grow, or the largest. */
export function RankedCompanies({ address, onAddress }: Props) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const columns = useColumns()
  const source = useShipmentSource()
  const { filter, side, order } = address
  const { answer, problem, isAsking } = useAnswer(customsCalls.companies, { filter, side, order })
  const companies = answer?.data.companies
  const title = t(`side.${side}`)
  return (
    <Sheet>
      <div className={styles.head}>
        <Tabs
          size="small"
          label={t('side.label')}
          tabs={companySides.map((value) => ({ value, label: t(`side.${value}`) }))}
          chosen={side}
          onChoose={(next) => onAddress({ side: next })}
        />
        <Select
          aria-label={t('order.label')}
          value={order}
          onChange={(_, { value }) => onAddress({ order: value as typeof order })}
        >
          {companyOrders.map((value) => (
            <option key={value} value={value}>
              {t(`order.${value}`)}
            </option>
          ))}
        </Select>
        {companies && (
          <SaveMenu
            title={title}
            table={() => ({
              title,
              columns: [
                { title: t('column.company'), kind: 'text' },
                { title: t('column.country'), kind: 'text' },
                ...(['count', 'recent', 'previous', 'usd', 'kg'] as const).map((key) => ({
                  title: t(`column.${key}`),
                  kind: 'number' as const,
                })),
              ],
              rows: companies.map((one) => [
                one.name,
                one.country,
                one.count,
                one.recent,
                one.previous,
                one.usd,
                one.kg,
              ]),
              source,
            })}
          />
        )}
      </div>
      <KeptNote answer={answer} problem={problem} />
      {isAsking && !answer && <Spinner />}
      {companies?.length === 0 && <NothingMatches />}
      {companies && companies.length > 0 && (
        <Table label={title} rows={companies} columns={columns} keyOf={({ id }) => String(id)} />
      )}
    </Sheet>
  )
}

function useColumns(): TableColumn<CompanyLine>[] {
  const { t } = useTranslation('customs')
  const formats = useFormats()
  const money = useTradeAmounts()
  const { change } = useNumbers()
  const countryName = useCountryName()
  const growth = ({ recent, previous }: CompanyLine) => {
    const percent = growthOf(recent, previous)
    return change(percent === null ? null : percent / 100)
  }
  return [
    {
      key: 'name',
      title: t('column.company'),
      cell: ({ id, name }) => <WordLink to={companyPath(id)}>{name}</WordLink>,
    },
    { key: 'country', title: t('column.country'), cell: ({ country }) => countryName(country) },
    { key: 'count', title: t('column.count'), cell: ({ count }) => formats.number(count), isNumber: true },
    { key: 'recent', title: t('column.recent'), cell: ({ recent }) => formats.number(recent), isNumber: true },
    { key: 'previous', title: t('column.previous'), cell: ({ previous }) => formats.number(previous), isNumber: true },
    { key: 'growth', title: t('column.growth'), cell: growth, isNumber: true },
    { key: 'usd', title: t('column.usd'), cell: ({ usd }) => money.whole(usd), isNumber: true },
    { key: 'last', title: t('column.last'), cell: ({ last }) => formats.plainDate(last), isWhole: true },
  ]
}

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    '& > :first-child': { flex: '1 1 auto' },
  },
})
