import { mutationNamed } from '#domain/mutations'
import type { MutationResult, SentMutation } from '#domain/sync/protocol'
import type { Connection } from '../db/connect.ts'
import type { SignedIn } from '../people/sessions.ts'
import { inParts } from '../slices.ts'
import { type Claim, claimedIds, sentIds } from './claim.ts'
import type { MutationVerdict } from './judge.ts'

export type KnownAnswer = Omit<MutationResult, 'code' | 'id'> & {
  code: string | null
  id: string | null
  left_out: string[]
  refused: Record<string, string>
}

/** These mutations, and those that they follow. */
export const uidsOf = (mutations: readonly SentMutation[]): string[] =>
  mutations.flatMap(({ uid, prev }) => (prev ? [uid, prev] : [uid]))

/** A question for the stored answers to these, as one value. */
export const answersTo = (account: string, uids: string): string =>
  `select coalesce(json_agg(json_build_object('uid', uid, 'status', status, 'seq', seq, 'code', code, 'id', refused_id,
     'left_out', left_out, 'refused', refused)), '[]') from sync_mutation where account_id = ${account} and uid = any(${uids}::uuid[])`

export const answersByUid = (known: readonly KnownAnswer[]): Map<string, MutationResult> =>
  new Map(
    known.map(({ uid, status, seq, code, id, left_out, refused }) => [
      uid,
      {
        uid,
        status,
        seq,
        ...(code && { code }),
        ...(id && { id }),
        ...(left_out.length > 0 && { left_out }),
        ...(Object.keys(refused).length > 0 && { refused }),
      },
    ]),
  )

/** How many of these mutations of this user have an answer. */
export async function countKnown(connection: Connection, user: SignedIn, uids: readonly string[]): Promise<number> {
  const { rows } = await connection.query<{ known: number }>(
    `select count(*) as known from sync_mutation
     where account_id = $1 and user_id = $2 and uid = any($3::uuid[])`,
    [user.account, user.user, uids],
  )
  return rows[0]!.known
}

/** Whether this is an answer of this history to this user. What a device says of it changes nothing for anybody else. */
export async function hasGiven(
  connection: Connection,
  user: SignedIn,
  { uid, seq }: { uid: string; seq: number },
): Promise<boolean> {
  const { rowCount } = await connection.query({
    name: 'answer given',
    text: 'select from sync_mutation where account_id = $1 and user_id = $2 and uid = $3 and seq = $4',
    values: [user.account, user.user, uid, seq],
  })
  return rowCount === 1
}

export const resultOf = (
  uid: string,
  { status, code, id, left_out, refused }: MutationVerdict,
  seq: number,
): MutationResult => ({
  uid,
  status,
  seq,
  ...(code && { code }),
  ...(id && { id }),
  ...(left_out && { left_out }),
  ...(refused && { refused }),
})

/** Every mutation gets its one answer in the transaction of its effects. */
export async function writeAnswers(
  connection: Connection,
  user: SignedIn & { address: string },
  replica: string,
  {
    fresh,
    claims,
    verdicts,
    head,
  }: { fresh: SentMutation[]; claims: Claim[]; verdicts: Map<string, MutationVerdict>; head: number },
): Promise<void> {
  const claimsByUid = new Map(claims.map((claim) => [claim.sent.uid, claim]))
  const countedOf = (sent: SentMutation) => {
    const { refused = {} } = verdicts.get(sent.uid)!
    return namedBy(sent, claimsByUid.get(sent.uid)).filter((id) => !Object.hasOwn(refused, id))
  }
  const argsOf = ({ args }: SentMutation) => JSON.stringify(args ?? null)
  await inParts(fresh, argsOf, async (part, args) => {
    const column = <T>(read: (sent: SentMutation) => T) => part.map(read)
    await connection.query({
      name: 'answers',
      text: `insert into sync_mutation (account_id, user_id, replica_id, device, seq, uid, mid, name, version, args, entity, ids,
       status, code, refused_id, base_rev, edited_at, left_out, refused, address)
     select $1, $2, $3, $4, $5, uid, mid, name, version, args, entity, ids::uuid[], status, code, refused_id, base_rev, edited_at, left_out::uuid[], refused, $20
     from unnest($6::uuid[], $7::bigint[], $8::text[], $9::int[], $10::json[], $11::text[], $12::text[], $13::text[],
       $14::text[], $15::uuid[], $16::bigint[], $17::bigint[], $18::text[], $19::jsonb[])
       as sent (uid, mid, name, version, args, entity, ids, status, code, refused_id, base_rev, edited_at, left_out, refused)`,
      values: [
        user.account,
        user.user,
        replica,
        user.device,
        head,
        column(({ uid }) => uid),
        column(({ mid }) => mid),
        column(({ name }) => name),
        column(({ version }) => version),
        args,
        column(({ name }) => mutationNamed(name)!.entity),
        column((sent) => `{${countedOf(sent).join(',')}}`),
        column(({ uid }) => verdicts.get(uid)!.status),
        column(({ uid }) => verdicts.get(uid)!.code ?? null),
        column(({ uid }) => verdicts.get(uid)!.id ?? null),
        column(({ base_rev }) => base_rev),
        column(({ edited_at }) => edited_at),
        column(({ uid }) => `{${verdicts.get(uid)!.left_out?.join(',') ?? ''}}`),
        column(({ uid }) => JSON.stringify(verdicts.get(uid)!.refused ?? {})),
        user.address,
      ],
    })
  })
}

const namedBy = (sent: SentMutation, claim: Claim | undefined) =>
  claim ? claimedIds(claim) : sentIds(mutationNamed(sent.name)!, sent)
