import { type LabelKind, labelKinds } from '#domain/contacts/label'
import { labels } from '#workers/database/read'
import type { Option } from '../../components/options.ts'
import { useStored } from '../../lib/reader.ts'

/** Tags, categories and sources to choose from. */
export function useLabelOptions(): Record<LabelKind, Option[]> {
  const lists = useStored((db) => Promise.all(labelKinds.map((kind) => labels(db, kind))), [])
  return Object.fromEntries(
    labelKinds.map((kind, at) => [kind, (lists?.[at] ?? []).map(({ id, name }) => ({ value: id, text: name }))]),
  ) as Record<LabelKind, Option[]>
}
