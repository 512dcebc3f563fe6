/** The part of a domain that somebody registered: `example.co.uk` of `mail.example.co.uk`. */
export type OrganisationOf = (domain: string) => string

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))
// What registries of countries call their second level, anywhere and in some countries alone.
const anywhere = words('ac co com edu gob gouv gov go info mil ne net nom or org')
const alone: Record<string, ReadonlySet<string>> = {
  br: words('adv art blog eng ind'),
  cn: words('ah bj cq fj gd gs gx gz ha hb he hi hk hl hn jl js jx ln mo nm nx qh sc sd sh sn sx tj tw xj xz yn zj'),
  id: words('biz my sch web'),
  in: words('firm gen ind'),
  jp: words('ad ed gr lg'),
  kr: words('pe re'),
  th: words('in mi'),
  tr: words('bel biz gen web'),
  tw: words('idv'),
  uk: words('ltd me nhs plc police sch'),
  za: words('web'),
}

/** Good for the domains of companies; who has the public suffix list at hand asks that instead. */
export function usualOrganisation(domain: string): string {
  const labels = domain.split('.')
  const [second = '', top = ''] = labels.slice(-2)
  const isShared = top.length === 2 && (anywhere.has(second) || alone[top]?.has(second) === true)
  return labels.slice(isShared ? -3 : -2).join('.')
}
