import type { Label } from '#domain/contacts/label'
import { labelTree } from '#domain/contacts/labelTree'
import type { Option } from '../../../components/options.ts'

/** To choose from, as they stand in their tree. */
export const labelOptions = (labels: readonly Label[]): Option[] =>
  labelTree(labels).map(({ label, level }) => ({ value: label.id, text: label.name, level }))
