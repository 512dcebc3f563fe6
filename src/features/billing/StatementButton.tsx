import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { billingCalls } from '#domain/billing/calls'
import { type EntryType, entryStatuses, entryTypes } from '#domain/billing/ledger'
import { AppError } from '#domain/errors'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { datedName, saveFile } from '../../components/saveFile.ts'
import { request } from '../../lib/http.ts'
import { useProductName } from '../../lib/productName.ts'
import { useToasts } from '../../lib/toasts.ts'
import { type StatementPart, statementColumns, statementFile } from './statement.ts'

type Props = {
  /** null: the balance */
  products: readonly number[] | null
  type: EntryType | null
  moments: { from?: number; to?: number }
}

/** The rows of the list, all pages of it, as a file. */
export function StatementButton({ products, type, moments }: Props) {
  const { t } = useTranslation('billing')
  const toasts = useToasts()
  const productName = useProductName()
  const [isRunning, setRunning] = useState(false)

  async function partOf(product_id: number | null): Promise<StatementPart & { cut: boolean }> {
    const { rows, cut } = await request(billingCalls.statement, { ...moments, product_id })
    return {
      product: product_id === null ? t('money') : productName(product_id),
      unit: product_id === null ? 100 : 1,
      rows: type === null ? rows : rows.filter((row) => row.type === type),
      cut,
    }
  }
  async function write() {
    const parts = []
    for (const product of products ?? [null]) parts.push(await partOf(product))
    const count = parts.reduce((sum, { rows }) => sum + rows.length, 0)
    if (count === 0) throw new AppError('exportNothing')
    const file = await statementFile(parts, {
      titles: named(statementColumns, (column) => t(`columns.${column}`)),
      type: named(entryTypes, (name) => t(`type.${name}`)),
      status: named(entryStatuses, (name) => t(`status.${name}`)),
    })
    saveFile(file, datedName(t(products === null ? 'statement.fileMoney' : 'statement.filePoints'), 'csv'))
    if (parts.some(({ cut }) => cut)) toasts.info(t('statement.cut', { rows: count }))
    else toasts.done(t('statement.done', { count }))
  }
  async function start() {
    setRunning(true)
    try {
      await write()
    } catch (error) {
      toasts.failed(error)
    } finally {
      setRunning(false)
    }
  }

  return (
    <OnlineButton
      icon={<ArrowDownloadRegular />}
      {...(isRunning && { disabledFocusable: true })}
      onClick={() => void start()}
    >
      {isRunning ? t('statement.running') : t('statement.export')}
    </OnlineButton>
  )
}

const named = <N extends string>(names: readonly N[], wordOf: (name: N) => string) =>
  Object.fromEntries(names.map((name) => [name, wordOf(name)])) as Record<N, string>
