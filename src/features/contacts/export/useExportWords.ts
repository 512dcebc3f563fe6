import { useTranslation } from 'react-i18next'
import { followUpStatuses } from '#domain/contacts/contact'
import { useCustomFields } from '../../../lib/customFields.ts'
import { useLabels } from '../../../lib/labels.tsx'
import { personName, usePeople } from '../../../lib/people.ts'

/** What stands in a cell instead of an id: names of labels and of people, and words for statuses. */
export function useExportWords(): () => Record<string, string> {
  const { t } = useTranslation('contacts')
  const labels = useLabels()
  const fields = useCustomFields()
  const people = usePeople()
  return () => ({
    ...Object.fromEntries([...labels.tag, ...labels.category, ...labels.source].map(({ id, name }) => [id, name])),
    ...Object.fromEntries(fields.flatMap(({ options }) => options.map(({ id, name }) => [id, name]))),
    ...Object.fromEntries(people.map((person) => [person.id, personName(person)])),
    ...Object.fromEntries(followUpStatuses.map((status) => [status, t(`status.${status}`)])),
  })
}
