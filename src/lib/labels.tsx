import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Label, type LabelColour, type LabelKind, labelKinds } from '#domain/contacts/label'
import { labelsAbove } from '#domain/contacts/labelTree'
import { labels as labelsOf } from '#workers/database/read'
import { newId } from '#workers/newId'
import type { LabelsAbove } from '#workers/search/api'
import { useClient } from './client.ts'
import { useStored } from './reader.ts'

/** Tags, categories and sources as the screen needs them: lists to choose from, names by id. */
export type Labels = { [K in LabelKind]: Label[] } & {
  nameOf: (id: string) => string | undefined
  colourOf: (id: string) => LabelColour | null
}

const LabelsContext = createContext<Labels>({
  tag: [],
  category: [],
  source: [],
  nameOf: () => undefined,
  colourOf: () => null,
})
export const useLabels = () => useContext(LabelsContext)

/** Reads them once for the whole screen. */
export function LabelsProvider({ children }: { children: ReactNode }) {
  const lists = useStored((db) => Promise.all(labelKinds.map((kind) => labelsOf(db, kind))), [])
  const labels = useMemo<Labels>(() => {
    const [tag = [], category = [], source = []] = lists ?? []
    const names = new Map([...tag, ...category, ...source].map(({ id, name }) => [id, name]))
    const colours = new Map([...tag, ...category, ...source].map(({ id, colour }) => [id, colour]))
    return {
      tag,
      category,
      source,
      nameOf: (id) => names.get(id),
      colourOf: (id) => colours.get(id) ?? null,
    }
  }, [lists])
  return <LabelsContext value={labels}>{children}</LabelsContext>
}

/** Of all labels, for counts: whoever has a label has what stands above it. */
export function useLabelsAbove(): LabelsAbove {
  const labels = useLabels()
  return useMemo(() => Object.assign({}, ...labelKinds.map((kind) => labelsAbove(labels[kind]))), [labels])
}

/** Makes a new label, or finds the one of that name; gives its id. */
export function useLabelMaker() {
  const { sync } = useClient()
  const labels = useLabels()
  return async (kind: LabelKind, name: string): Promise<string | null> => {
    const known = labels[kind].find((label) => label.name === name)
    if (known) return known.id
    const id = newId()
    const saved = await sync.mutate(`${kind}.create`, { id, name })
    return saved.kind === 'saved' ? id : null
  }
}
