import { useEffect, useRef, useState } from 'react'
import type { KeptDraft } from '../../../../components/mail/editing/editing.ts'
import { readMessageDraft } from '../../../../components/mail/editing/keptDraft.ts'
import { onlyWriter, type Writer } from '../../../../components/mail/editing/onlyWriter.ts'

type Turn = { found: KeptDraft | null } | null

/** Whether this tab writes the message; null: another one does. With the turn comes what was typed last. */
export function useWriter(id: string) {
  const [turn, setTurn] = useState<Turn | 'asked'>('asked')
  const writer = useRef<Writer | null>(null)
  useEffect(() => {
    const own = onlyWriter(id, { read: () => readMessageDraft(id), onTurn: setTurn })
    writer.current = own
    return () => own.stop()
  }, [id])
  return { turn, take: () => writer.current?.take(), begin: () => writer.current!.begin() }
}
