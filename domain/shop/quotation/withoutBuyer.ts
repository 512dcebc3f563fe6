import type { Quotation } from './quotation.ts'

/** A quotation with a number is part of the accounts, which must be kept by law; a draft need not be. */
export const isKeptForBooks = ({ number, proforma }: Pick<Quotation, 'number' | 'proforma'>): boolean =>
  number !== '' || proforma !== ''

type ErasedBuyer = { ids: ReadonlySet<string>; addresses: ReadonlySet<string> }

/**
 * What stays of a numbered quotation once a person is erased: number, amounts and dates. It loses what was typed freely and its documents,
 * and who it was for, where that was they; a company that is not called as they are stays, because it is nobody.
 */
export function withoutBuyer(quotation: Quotation, person: ErasedBuyer): Quotation {
  const { contact_id, buyer, positions } = quotation
  const isTheirs = (contact_id !== null && person.ids.has(contact_id)) || names(JSON.stringify(buyer), person)
  const freed = { ...quotation, note: '', payment_note: '', file: null, proforma_file: null }
  const plain = { ...freed, positions: positions.map((position) => ({ ...position, note: '' })) }
  if (!isTheirs) return plain
  const name = buyer.name.trim().toLowerCase()
  const isNamed = (name !== '' && buyer.company.toLowerCase().includes(name)) || names(buyer.company, person)
  const nobody = { name: '', company: isNamed ? '' : buyer.company, address: '', email: '', phone: '' }
  return { ...plain, contact_id: null, conversation_id: null, buyer: nobody }
}

const names = (text: string, { addresses }: ErasedBuyer) =>
  [...addresses].some((address) => text.toLowerCase().includes(address.toLowerCase()))
