import { useState } from 'react'
import type { NewQuotation } from '#domain/shop/quotation/quotation'
import { useShopSaving } from '../useShopSaving.ts'
import { QuotationForm } from './QuotationForm.tsx'
import { useNewOffer } from './useNewOffer.ts'

type Props = { conversation: string | null; contact: string | null; onSaved: (id: string) => void; onClose: () => void }

/** A draft that nothing is kept of before it is saved once, but what is typed. */
export function NewQuotationPage({ conversation, contact, onSaved, onClose }: Props) {
  const start = useNewOffer({ conversation, contact })
  const save = useShopSaving()
  const [isMade, setMade] = useState(false)
  if (!start) return null
  async function keep(quotation: NewQuotation): Promise<boolean> {
    const { id, ...fields } = quotation
    const isSaved = await save([
      isMade ? { name: 'quotation.patch', args: { id, fields } } : { name: 'quotation.create', args: quotation },
    ])
    if (isSaved) setMade(true)
    return isSaved
  }
  return (
    <QuotationForm
      draftKey={`quotation:${conversation ?? contact ?? 'new'}`}
      start={start}
      onSave={keep}
      onKept={onSaved}
      onClose={onClose}
    />
  )
}
