import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../../db/connect.ts'
import type { RequestContext } from '../../http/route.ts'
import { recordOperation } from '../../operation.ts'

type Recorded = { action: string; target?: string; detail: Record<string, unknown> }

export const record = (
  connection: Connection,
  { account, user }: Actor,
  { device, address }: RequestContext,
  recorded: Recorded,
): Promise<void> => recordOperation(connection, { account, user, device, address, ...recorded })
