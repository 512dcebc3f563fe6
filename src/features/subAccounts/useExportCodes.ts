import { useState } from 'react'
import { limits } from '#domain/limits'

/** A code as it was told once; `until` by this device's clock. */
export type ExportCode = { code: string; until: number }

/** The codes that were made while this page is open: nobody can be told them again. */
export function useExportCodes() {
  const [codes, setCodes] = useState<ReadonlyMap<string, ExportCode>>(new Map())
  return {
    of: (id: string) => codes.get(id) ?? null,
    put: (id: string, code: string | null) =>
      setCodes((old) => {
        const next = new Map(old)
        if (code === null) next.delete(id)
        else next.set(id, { code, until: Date.now() + limits.exportCodeMinutes * 60_000 })
        return next
      }),
  }
}
