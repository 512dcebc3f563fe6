import { TemplateCategory, TemplateState } from '#domain/whatsapp/template'
import { useAddress } from '../../../lib/useAddress.ts'
import { noTemplateFilter, type TemplateFilter, type TemplateSort, templateSorts } from './templateList.ts'

/** What the list is narrowed to stands in the address. */
export function useTemplateFilter(): [TemplateFilter, (next: TemplateFilter) => void] {
  const [address, setAddress] = useAddress()
  const filter: TemplateFilter = {
    search: address.get('search') ?? '',
    state: TemplateState.safeParse(address.get('state')).data ?? null,
    category: TemplateCategory.safeParse(address.get('category')).data ?? null,
    language: address.get('language'),
    sort: templateSorts.find((one) => one === address.get('sort')) ?? noTemplateFilter.sort,
  }
  const set = ({ search, state, category, language, sort }: TemplateFilter) => {
    const said: Record<string, string | null> = { search, state, category, language, sort: sortInAddress(sort) }
    const kept = Object.entries(said).filter((one): one is [string, string] => Boolean(one[1]))
    setAddress(Object.fromEntries(kept), { replace: true })
  }
  return [filter, set]
}

const sortInAddress = (sort: TemplateSort) => (sort === noTemplateFilter.sort ? null : sort)
