import { useSyncExternalStore } from 'react'
import type { UserInfo } from '#domain/auth/user'
import { customsCalls } from '#domain/customs/calls'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import { derivedId } from '#domain/shared/derivedId'
import { importShipments, noShipmentCounts, type ShipmentImportCounts } from '#workers/customs/importShipments'
import type { ShipmentFileOptions } from '#workers/customs/shipmentPages'
import { holdBusy } from '../../../lib/busy.ts'
import { request, requestWith } from '../../../lib/http.ts'
import { useUser } from '../../../lib/session.ts'
import { askAgain } from '../../../lib/useAnswer.ts'

type ShipmentImportState =
  | { kind: 'ready' }
  | { kind: 'running' | 'done'; counts: ShipmentImportCounts }
  | { kind: 'broken'; problem: unknown }

export type ImportStart = ShipmentFileOptions & { seller: string }

/** `started`: as it was begun last. */
export type ChosenFile = { user: string; file: File; started: ImportStart | null; state: ShipmentImportState }

/** Beside the screens, so that turning to another page interrupts no import. One at a time in each tab. */
let chosen: ChosenFile | null = null
let running: AbortController | null = null
const listeners = new Set<() => void>()
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: ChosenFile | null) {
  chosen = next
  for (const listener of listeners) listener()
}

/** The file that this user has chosen, and how far it is. */
export function useChosenFile(): ChosenFile | null {
  const { id } = useUser()
  const now = useSyncExternalStore(listen, () => chosen)
  return now?.user === id ? now : null
}

export function chooseFile({ id }: UserInfo, file: File | null) {
  running?.abort()
  change(file && { user: id, file, started: null, state: { kind: 'ready' } })
}
export const stopImport = () => running?.abort()

const timeout = 120_000

/**
 * Brings the chosen file in. Its id follows from the file, so that whoever chooses it again after the tab was closed goes on where
 * it broke off: pages that are there already are answered and not taken twice.
 */
export async function startImport({ account, id: user }: UserInfo, started: ImportStart) {
  if (!chosen || running) return
  const { file } = chosen
  const controller = new AbortController()
  running = controller
  const { signal } = controller
  const tell = (state: ShipmentImportState) => chosen?.file === file && change({ user, file, started, state })
  tell({ kind: 'running', counts: noShipmentCounts() })
  const release = holdBusy()
  try {
    const { headerRow, plan, seller } = started
    const { name, size, lastModified } = file
    // Pages of another length would be others.
    const pages = [String(limits.shipmentsPerPage), JSON.stringify(plan)]
    const id = derivedId('customs', account, user, name, String(size), String(lastModified), ...pages)
    await request(customsCalls.beginFile, { id, name: name.slice(0, 200), seller }, { timeout })
    const counts = await importShipments({
      file,
      headerRow,
      plan,
      send: ({ page, json }) =>
        requestWith(customsCalls.addRows, `{"file":"${id}","page":${page},"rows":${json}}`, { signal, timeout }),
      onCounts: (counts) => tell({ kind: 'running', counts }),
      signal,
    })
    await request(customsCalls.endFile, { id }, { timeout })
    tell({ kind: 'done', counts })
    askAgain()
  } catch (problem) {
    const isStopped = signal.aborted || (problem instanceof AppError && problem.code === 'cancelled')
    tell(isStopped ? { kind: 'ready' } : { kind: 'broken', problem })
  } finally {
    release()
    running = null
  }
}
