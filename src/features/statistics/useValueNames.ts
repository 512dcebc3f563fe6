import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { followUpStatuses } from '#domain/contacts/contact'
import { labelKinds } from '#domain/contacts/label'
import { type PivotField, reachChannels } from '#domain/statistics/fields'
import { labels } from '#workers/database/read'
import { useCountryName } from '../../lib/countries.ts'
import { usePeople, useWhoAmong } from '../../lib/people.ts'
import { useStored } from '../../lib/reader.ts'

export type NameOf = (field: PivotField, value: string) => string

/** What a counted value is called. */
export function useValueNames(): NameOf {
  const { t } = useTranslation('statistics')
  const countryName = useCountryName()
  const who = useWhoAmong(usePeople())
  const lists = useStored((db) => Promise.all(labelKinds.map((kind) => labels(db, kind))), [])
  const names = useMemo(() => new Map((lists ?? []).flat().map(({ id, name }) => [id, name])), [lists])
  return (field, value) => {
    switch (field) {
      case 'follow_up_status':
        return t(`status.${followUpStatuses.find((status) => status === value) ?? 'none'}`)
      case 'channel':
        return t(`channel.${reachChannels.find((channel) => channel === value) ?? 'none'}`)
      case 'created_month':
      case 'created_year':
        return value
      case 'country':
        return value ? countryName(value) : t('without.country')
      case 'belongto':
        return value ? who(value) : t('without.belongto')
      default:
        return value ? (names.get(value) ?? (lists ? t('gone') : '…')) : t(`without.${field}`)
    }
  }
}
