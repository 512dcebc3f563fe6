import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../../db/connect.ts'
import type { RequestContext } from '../../http/route.ts'
import { recordOperation } from '../../operation.ts'

type ActFacts = { action: string; target?: string; detail: Record<string, unknown> }

export const recordOperationOf = (
  connection: Connection,
  { account, user }: Actor,
  { device, address }: RequestContext,
  recorded: ActFacts,
): Promise<void> => recordOperation(connection, { account, user, device, address, ...recorded })
