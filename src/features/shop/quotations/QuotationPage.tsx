import { Button } from '@fluentui/react-components'
import { ReceiptMoneyRegular } from '@fluentui/react-icons'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { NewQuotation, type Quotation } from '#domain/shop/quotation/quotation'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { useShopSaving } from '../useShopSaving.ts'
import { QuotationForm } from './QuotationForm.tsx'
import { SentQuotation } from './SentQuotation.tsx'
import { useQuotation } from './useQuotations.ts'

type Props = { id: string; onOpen: (id: string) => void; onClose: () => void }

/** A draft to go on with, or what was sent and what became of it. */
export function QuotationPage({ id, onOpen, onClose }: Props) {
  const { t } = useTranslation('shopQuotations')
  const quotation = useQuotation(id)
  if (quotation === undefined) return null
  if (quotation === null)
    return (
      <EmptyState icon={<ReceiptMoneyRegular />} title={t('menu')} text={t('gone')}>
        <Button onClick={onClose}>{t('back')}</Button>
      </EmptyState>
    )
  if (quotation.status !== 'draft') return <SentQuotation quotation={quotation} onOpen={onOpen} onClose={onClose} />
  return <DraftPage key={id} quotation={quotation} onClose={onClose} />
}

function DraftPage({ quotation, onClose }: { quotation: Quotation; onClose: () => void }) {
  const save = useShopSaving()
  const start = useMemo(() => fieldsOf(quotation), [quotation])
  const keep = ({ id, ...fields }: NewQuotation) => save([{ name: 'quotation.patch', args: { id, fields } }])
  return (
    <QuotationForm
      draftKey={`quotation:${quotation.id}`}
      start={start}
      row={quotation}
      onSave={keep}
      onClose={onClose}
    />
  )
}

/** What the schema of a new one has, and nothing that only the server says. */
const fieldsOf = (quotation: Quotation): NewQuotation => z.parse(NewQuotation, quotation)
