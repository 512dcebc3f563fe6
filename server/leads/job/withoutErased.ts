import type { FoundLead, LeadValue } from '#domain/leads/foundLead'
import type { Connection } from '../../db/connect.ts'
import { findHasher } from '../../erasure/companyKey.ts'
import type { Secrets } from '../../secrets.ts'

/** Whoever asked to be erased is not found again: all that was found with their address stays away. */
export async function withoutErased(
  connection: Connection,
  secrets: Secrets,
  account: string,
  found: readonly FoundLead[],
): Promise<FoundLead[]> {
  const hash = await findHasher(connection, secrets, account)
  const addresses = new Set(hash ? found.flatMap(({ values }) => values.flatMap(addressOf)) : [])
  if (!hash || !addresses.size) return [...found]
  const byHash = new Map([...addresses].map((address) => [hash(address).toString('hex'), address]))
  const { rows } = await connection.query<{ hash: Buffer }>(
    'select hash from erased_address where account_id = $1 and hash = any($2::bytea[])',
    [account, [...byHash.keys()].map((hex) => Buffer.from(hex, 'hex'))],
  )
  const erased = new Set(rows.map((row) => byHash.get(row.hash.toString('hex'))))
  // Those that stay away keep their place, so that what was taken of an outcome can be counted.
  return found.map((lead) =>
    lead.values.some((value) => addressOf(value).some((address) => erased.has(address)))
      ? { ...lead, values: [], counts: [] }
      : lead,
  )
}

/** As contacts keep them. */
function addressOf({ field, value }: LeadValue): string[] {
  if (field === 'email') return [value.trim().toLowerCase()]
  return field === 'phone' || field === 'whatsapp' ? [value.replace(/\D/g, '')] : []
}
