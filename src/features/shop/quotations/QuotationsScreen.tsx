import { useAddress } from '../../../lib/useAddress.ts'
import { NewQuotationPage } from './NewQuotationPage.tsx'
import { QuotationListPage } from './QuotationListPage.tsx'
import { QuotationPage } from './QuotationPage.tsx'

/** All quotations, or the one that the address names. */
export function QuotationsScreen() {
  const [address, setAddress] = useAddress()
  const id = address.get('quotation')
  const open = (quotation: string, { replace = false } = {}) => setAddress({ quotation }, { replace })
  const close = () => setAddress({}, { replace: true })
  if (id === 'new')
    return (
      <NewQuotationPage
        conversation={address.get('conversation')}
        contact={address.get('contact')}
        onSaved={(saved) => open(saved, { replace: true })}
        onClose={close}
      />
    )
  if (id) return <QuotationPage key={id} id={id} onOpen={open} onClose={close} />
  return <QuotationListPage onOpen={open} />
}
