/** What stands behind or before the name of a company, and is written by some and left out by others. */
const forms =
  /\b(?:gmbh(?: & co\.? ?kg)?|mbh|ag|kg|ohg|e\.?k|ug|ltd|limited|llc|llp|inc|incorporated|corp|corporation|co|company|plc|sas|sasu|sarl|eurl|s\.?a\.?|s\.?l\.?u?|s\.?r\.?l|s\.?p\.?a|lda|ltda|bv|b\.v|nv|n\.v|oy|ab|as|a\.?ş|aps|a\/s|kft|zrt|sp\.? ?z ?o\.? ?o|pte|pvt|pty|fze|fzco|wll|group|holding|holdings|international)\.?(?=[\s,.)]|$)/giu
const easternForms = /(?:有限责任公司|股份有限公司|集团有限公司|有限公司|集团公司|公司|株式会社|ООО|ОАО|ЗАО|ПАО|АО)/gu

/** The same for "Elbe Leuchten GmbH", "ELBE-LEUCHTEN" and "Elbe Leuchten GmbH & Co. KG". */
export function companyNameKey(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const short = plain
    .replace(forms, ' ')
    .replace(easternForms, ' ')
    .replace(/[^\p{L}\p{N}]/gu, '')
  return short || plain.replace(/[^\p{L}\p{N}]/gu, '')
}

/** Whether a text, such as the title of a page or the name of a host, has the name of the company in it. */
export function namesCompany(text: string, company: string): boolean {
  const key = companyNameKey(company)
  return key.length >= 2 && companyNameKey(text).includes(key)
}
