import { useEffect, useRef, useState } from 'react'
import { customsCalls } from '#domain/customs/calls'
import type { ShipmentPlan } from '#domain/customs/readShipment'
import { AppError } from '#domain/errors'
import { derivedId } from '#domain/shared/derivedId'
import { importShipments, noShipmentCounts, type ShipmentImportCounts } from '#workers/customs/importShipments'
import { request } from '../../../lib/http.ts'
import { useUser } from '../../../lib/session.ts'

export type ShipmentImportState =
  | { kind: 'ready' }
  | { kind: 'running' | 'done'; counts: ShipmentImportCounts }
  | { kind: 'broken'; problem: unknown }

type Start = { plan: ShipmentPlan; headerRow: number; seller: string }

const timeout = 120_000

/**
 * Brings a file in. Its id follows from the file, so that whoever chooses it again after the tab was closed goes on where it
 * broke off: pages that are there already are answered and not taken twice.
 */
export function useShipmentImport(file: File) {
  const { account, id: user } = useUser()
  const [state, setState] = useState<ShipmentImportState>({ kind: 'ready' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start({ plan, headerRow, seller }: Start) {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setState({ kind: 'running', counts: noShipmentCounts() })
    try {
      const { name, size, lastModified } = file
      const id = derivedId('customs', account, user, name, String(size), String(lastModified), JSON.stringify(plan))
      await request(customsCalls.beginFile, { id, name: name.slice(0, 200), seller }, { timeout })
      const counts = await importShipments({
        file,
        headerRow,
        plan,
        send: (page, rows) => request(customsCalls.addRows, { file: id, page, rows }, { signal, timeout }),
        onCounts: (next) => setState({ kind: 'running', counts: next }),
        signal,
      })
      await request(customsCalls.endFile, { id }, { timeout })
      setState({ kind: 'done', counts })
    } catch (problem) {
      const isStopped = signal.aborted || (problem instanceof AppError && problem.code === 'cancelled')
      setState(isStopped ? { kind: 'ready' } : { kind: 'broken', problem })
    }
  }
  return { state, start: (plan: Start) => void start(plan), stop: () => running.current?.abort() }
}
