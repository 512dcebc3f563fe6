import { useMemo } from 'react'
import { countryCodes } from '#domain/contacts/countryCodes'
import { type ContactQuery, namedSorts } from '#workers/search/api'
import { useCountryName } from '../../../lib/countries.ts'
import { useLabels } from '../../../lib/labels.tsx'
import { useOwners } from '../../../lib/owners.ts'
import { language } from '../../../lib/texts.ts'

const noOrder: readonly string[] = []

/** The query with what only the screen knows: in which order the names stand of what contacts have by id. */
export function useListQuery(query: ContactQuery, more: boolean): ContactQuery {
  const labels = useLabels()
  const owners = useOwners()
  const countryName = useCountryName()
  const lang = language.useValue()
  const sort = namedSorts.find((named) => named === query.sort)
  const order = useMemo(() => {
    if (!sort) return noOrder
    const { compare } = new Intl.Collator(lang === 'zh-CN' ? 'zh-CN' : 'en')
    if (sort === 'country') return countryCodes.toSorted((a, b) => compare(countryName(a), countryName(b)))
    const named = sort === 'belongto' ? owners.list : labels[sort]
    return named.toSorted((a, b) => compare(a.name, b.name)).map(({ id }) => id)
  }, [sort, lang, labels, owners.list, countryName])
  return useMemo(() => ({ ...query, order, more }), [query, order, more])
}
