import type { CustomField, CustomValue } from '#domain/contacts/customField'
import type { Option } from '../../../components/options.ts'

/** What can be chosen: an option that is not offered any more only where it is chosen already. */
export const customOptions = ({ options }: CustomField, chosen: CustomValue | null = null): Option[] =>
  options.filter(({ id, retired }) => !retired || id === chosen).map(({ id, name }) => ({ value: id, text: name }))
