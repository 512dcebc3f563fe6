import { useEffect, useState } from 'react'
import type { EntityName } from '#domain/entities'
import { mutationNamed } from '#domain/mutations'
import type { Client } from '#workers/api'
import type { Change } from '#workers/sync/api'
import { useClient } from './client.ts'

const none: Change[] = []

/** Changes of one row that the server has not confirmed; what lives with it is there as rows. */
export function useWaitingChanges(entity: EntityName, id: string): readonly Change[] {
  const client = useClient()
  const [waiting, setWaiting] = useState({ id, changes: none })
  useEffect(() => {
    let isHere = true
    const read = async () => {
      const changes = await waitingOf(client, entity, id)
      if (isHere) setWaiting({ id, changes })
    }
    const stop = client.onSyncState(() => void read())
    void read()
    return () => {
      isHere = false
      stop()
    }
  }, [client, entity, id])
  return waiting.id === id ? waiting.changes : none
}

async function waitingOf({ sync, syncState }: Client, entity: EntityName, id: string): Promise<Change[]> {
  if (!syncState().waiting) return none
  const changes = await sync.changes()
  return changes.filter(({ name, args, state }) => {
    const definition = mutationNamed(name)
    if (definition?.entity !== entity || state === 'rejected' || state === 'parked') return false
    return definition.ids(args).includes(id)
  })
}
