const quotationsPath = '/tools/pinShop/quotations'

export const quotationPath = (quotation: string): string => `${quotationsPath}?quotation=${quotation}`
/** A new one for somebody: what they asked for is in it already. */
export const quotationForConversation = (conversation: string): string =>
  `${quotationsPath}?quotation=new&conversation=${conversation}`
export const quotationForContact = (contact: string): string => `${quotationsPath}?quotation=new&contact=${contact}`
