import type { Areas } from '../area.ts'
import type { Connection } from '../db/connect.ts'
import type { Secrets } from '../secrets.ts'
import { inSlices } from '../slices.ts'
import { type Claim, claimedIds } from '../sync/claim.ts'
import type { MutationVerdict } from '../sync/judge.ts'
import { hasherOf } from './companyKey.ts'
import { isAbout, type PersonIdentifiers, withoutPerson } from './scrub.ts'

/** What a claim becomes when somebody in it was erased: nothing of them is judged, and nothing of them is kept. */
type KeptOut = {
  claims: Claim[]
  /** by uid: rows that are not judged */
  leftOut: Map<string, string[]>
  /** by uid: what is written down of what was sent */
  said: Map<string, unknown>
}

/**
 * Whoever asked to be erased does not come back with an import, a form or a device that was away: of a batch those rows
 * are left out, anything else is refused as `erased`.
 */
export async function keepErasedOut(
  connection: Connection,
  of: { secrets: Secrets; account: string; areas: Areas },
  claims: readonly Claim[],
  verdicts: Map<string, MutationVerdict>,
): Promise<KeptOut> {
  const suspects = claims.filter(({ definition }) => !definition.command)
  const person = suspects.length ? await erasedAmong(connection, of, suspects) : null
  if (!person) return { claims: [...claims], leftOut: new Map(), said: new Map() }
  const kept: KeptOut = { claims: [], leftOut: new Map(), said: new Map() }
  await inSlices(claims, (claim) => keep(kept, claim, person, verdicts))
  return kept
}

function keep(kept: KeptOut, claim: Claim, person: PersonIdentifiers, verdicts: Map<string, MutationVerdict>): void {
  const { sent, definition, args } = claim
  const isHarmless = definition.command || !saysSomething(args) || !isAbout(args, person)
  if (isHarmless) return void kept.claims.push(claim)
  const rest = withoutPerson(args, person)
  const out = erasedIds(claim, person)
  kept.said.set(sent.uid, withoutPerson(sent.args, person) ?? { erased: true })
  if (rest === null || !hasRows(args)) {
    verdicts.set(sent.uid, { status: 'rejected', code: 'erased', ...(out[0] && { id: out[0] }) })
    return
  }
  kept.leftOut.set(sent.uid, out)
  kept.claims.push({ ...claim, args: rest })
}

type Rows = { rows: readonly { id: string }[] }
const hasRows = (args: unknown): args is Rows => Array.isArray((args as Partial<Rows> | null)?.rows)

/** What only names rows brings nothing back, and its answer is the same as for any row that is gone. */
const saysSomething = (args: unknown) => Object.keys(args as object).some((key) => !['ids', 'id', 'tag'].includes(key))

const erasedIds = (claim: Claim, person: PersonIdentifiers) =>
  hasRows(claim.args)
    ? claim.args.rows.filter((row) => isAbout(row, person)).map(({ id }) => id)
    : claimedIds(claim).slice(0, 1)

/** Rows and addresses named here that were erased; null when there are none. */
async function erasedAmong(
  connection: Connection,
  { secrets, account, areas }: { secrets: Secrets; account: string; areas: Areas },
  claims: readonly Claim[],
): Promise<PersonIdentifiers | null> {
  const ids = claims.flatMap((claim) => [...claimedIds(claim), ...(claim.definition.parents?.(claim.args) ?? [])])
  const { rows } = await connection.query<{ key: string | null; erased: string[] | null }>({
    name: 'erasures',
    text: 'select key, erased from erasures_among($1::uuid[])',
    values: [[...new Set(ids)]],
  })
  const { key, erased } = rows[0]!
  if (!key) return null
  const blocked = await blockedAmong(connection, hasherOf(secrets, account, key), addressesIn(claims, areas))
  return erased!.length + blocked.length ? { ids: new Set(erased), addresses: new Set(blocked) } : null
}

async function blockedAmong(
  connection: Connection,
  hash: (address: string) => Buffer,
  addresses: readonly string[],
): Promise<string[]> {
  if (!addresses.length) return []
  const hashes: Buffer[] = []
  await inSlices(addresses, (address) => hashes.push(hash(address)))
  const { rows } = await connection.query<{ hash: Buffer }>(
    'select erased_among as hash from erased_among($1::bytea[])',
    [hashes],
  )
  const found = new Set(rows.map((row) => row.hash.toString('hex')))
  return addresses.filter((_, at) => found.has(hashes[at]!.toString('hex')))
}

/** The addresses that rows and fields bring. */
function addressesIn(claims: readonly Claim[], areas: Areas): string[] {
  const readers = [erasedAddressesOf, ...areas.flatMap(({ person }) => person?.addresses ?? [])]
  const found = new Set<string>()
  for (const { args } of claims) {
    const { rows = [], fields } = args as { rows?: unknown[]; fields?: unknown }
    for (const part of [...rows, fields])
      for (const read of readers) for (const address of read(part ?? {})) found.add(address)
  }
  return [...found]
}

type Reachable = { phones?: readonly { full_number: string }[]; emails?: readonly { email: string }[] }
/** Of a contact, or of what is changed of one: as they are kept, and as they are hashed. */
export function erasedAddressesOf({ phones = [], emails = [] }: Reachable): string[] {
  return [...phones.map((phone) => phone.full_number), ...emails.map((one) => one.email)]
}
