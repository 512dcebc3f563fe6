import type { LabelKind } from '#domain/contacts/label'
import type { ImportChange, ImportPort } from './importPort.ts'

type Names = Record<LabelKind, Iterable<string>>
/** Finds the id of a label by its name, whatever its case. */
export type LabelIds = (kind: LabelKind, name: string) => string | undefined

/** Changes that make the labels which are not there yet, and the way to all of them. */
export async function prepareLabels(desk: ImportPort, names: Names, newId: () => string) {
  const ids = new Map<string, string>()
  const changes: ImportChange[] = []
  for (const kind of ['tag', 'category', 'source'] as const) {
    const wanted = new Map([...names[kind]].map((name) => [keyOf(kind, name), name]))
    if (wanted.size === 0) continue
    for (const label of await desk.labels(kind)) ids.set(keyOf(kind, label.name), label.id)
    for (const [key, name] of wanted) {
      if (ids.has(key)) continue
      const id = newId()
      ids.set(key, id)
      changes.push({ name: `${kind}.create`, args: { id, name } })
    }
  }
  const idOf: LabelIds = (kind, name) => ids.get(keyOf(kind, name))
  return { changes, idOf }
}

const keyOf = (kind: LabelKind, name: string) => `${kind} ${name.trim().toLowerCase()}`
