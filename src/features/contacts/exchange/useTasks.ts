import { useCallback, useEffect, useState } from 'react'
import { rowsWhere } from '#workers/database/read'
import type { KeptTaskFiles } from '#workers/sheets/tasks/taskFiles'
import { useClient } from '../../../lib/client.ts'
import { useStored } from '../../../lib/reader.ts'

/** Newest first; undefined until they are read. */
export const useImportTasks = () =>
  useStored(async (db) => newestFirst(await rowsWhere(db, 'import_task', () => true)), [])
export const useExportTasks = () =>
  useStored(async (db) => newestFirst(await rowsWhere(db, 'export_task', () => true)), [])

const newestFirst = <T extends { id: string; created_at: number }>(tasks: T[]) =>
  tasks.sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1))

const everyMs = 2_000

export type OnDevice = KeptTaskFiles & { working: ReadonlySet<string> }

/**
 * What this device has of tasks, and which of them are worked on in some tab; null until it is known. Looked at again
 * when the tasks change, and when a tab begins or ends to work on one.
 */
export function useOnDevice(tasks: readonly { state: string }[] | undefined): [OnDevice | null, () => void] {
  const { sheets } = useClient()
  const [known, setKnown] = useState<OnDevice | null>(null)
  const read = useCallback(async (): Promise<OnDevice> => {
    const [kept, working] = await Promise.all([sheets.kept(), sheets.working()])
    return { ...kept, working: new Set(working) }
  }, [sheets])
  const look = useCallback(() => void read().then(setKnown), [read])
  useEffect(() => {
    if (!tasks?.length) return
    let isNewest = true
    void read().then((found) => isNewest && setKnown(found))
    return () => {
      isNewest = false
    }
  }, [read, tasks])
  const isMoving = tasks?.some(({ state }) => /^(running|undoing|inProgress)$/.test(state)) ?? false
  const worked = [...(known?.working ?? [])].sort().join()
  useEffect(() => {
    if (!isMoving) return
    const lookWhenChanged = async () => {
      if ((await sheets.working()).sort().join() !== worked) look()
    }
    const looking = setInterval(() => void lookWhenChanged(), everyMs)
    return () => clearInterval(looking)
  }, [look, isMoving, sheets, worked])
  return [known, look]
}
