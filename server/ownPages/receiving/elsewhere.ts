import { isOwnId } from '../../channels/events/keepNamedRefs.ts'
import type { PageHeard } from '../../channels/meta/pageWebhook.ts'
import { namedMessages } from '../../whatsapp/receiving/refs.ts'
import type { CommentPlace, SaidAtPage } from './said.ts'
import { type OfKind, ofKind, type TakeContext } from './taking.ts'

type SaidElsewhere = {
  said: Exclude<SaidAtPage, { kind: 'message' | 'comment' }>[]
  /** references of what we may have said ourselves, or of which the comment is not known yet: to be looked at again */
  open: string[]
}

/**
 * What somebody of the company said with Meta's own tools. Meta repeats what we sent in the same way: what goes with our id, has a
 * name of ours, or may be what is just being sent, is none of it.
 */
export async function saidElsewhere(taking: TakeContext, heard: readonly PageHeard[]): Promise<SaidElsewhere> {
  const echoes = await withoutOurs(taking, ofKind(heard, 'echo'))
  const answers = ofKind(heard, 'ownComment')
  const places = await placesOf(taking, answers)
  const placed = answers.flatMap((one) => {
    const about = places.get(one.parent)
    return about ? [{ ...one, about }] : []
  })
  const said = [...echoes, ...placed]
  const leaving = await namesLeaving(taking, said)
  const unplaced = answers.filter(({ parent }) => !places.has(parent))
  const known = await namedMessages(
    taking.connection,
    taking.owner,
    unplaced.map(({ ref }) => ref),
  )
  return {
    said: said.filter(({ ref }) => !leaving.has(ref)),
    open: [...leaving, ...unplaced.flatMap(({ ref }) => (known.has(ref) ? [] : ref))],
  }
}

async function withoutOurs({ connection, owner }: TakeContext, echoes: readonly OfKind<'echo'>[]) {
  const keys = echoes.flatMap(({ key }) => (key && isOwnId(key) ? key : []))
  if (!keys.length) return [...echoes]
  const { rows } = await connection.query<{ id: string }>(
    'select id from message where account_id = $1 and id = any($2::uuid[])',
    [owner.account, keys],
  )
  const ours = new Set(rows.map(({ id }) => id))
  return echoes.filter(({ key }) => key === null || !ours.has(key))
}

/** Comments that were answered, by how Meta calls them. */
async function placesOf({ connection, owner }: TakeContext, answers: readonly OfKind<'ownComment'>[]) {
  const named = await namedMessages(
    connection,
    owner,
    answers.map(({ parent }) => parent),
  )
  if (!named.size) return new Map<string, CommentPlace>()
  const { rows } = await connection.query<CommentPlace>(
    `select m.id as message, c.identities from message m
     join conversation c on c.account_id = m.account_id and c.id = m.conversation_id
     where m.account_id = $1 and m.id = any($2::uuid[]) and m.extra ->> 'kind' = 'comment'`,
    [owner.account, [...named.values()].map(({ message }) => message)],
  )
  const byMessage = new Map(rows.map((row) => [row.message, row]))
  return new Map(
    [...named].flatMap(([ref, { message }]) => {
      const place = byMessage.get(message)
      return place ? [[ref, place] as const] : []
    }),
  )
}

/** Of the same words a message of ours is on its way to them, or may have arrived: its name is not known yet. */
async function namesLeaving(
  { connection, owner: { account, channelAccount }, row }: TakeContext,
  said: SaidElsewhere['said'],
): Promise<Set<string>> {
  if (!said.length) return new Set()
  const kind = row.channel === 'instagram' ? 'igsid' : 'psid'
  const asked = said.map((one) => ({
    ref: one.ref,
    body: one.body.trim(),
    about: one.kind === 'ownComment' ? one.about.message : null,
    person: one.kind === 'echo' ? [{ kind, value: one.person }] : null,
  }))
  const { rows } = await connection.query<{ ref: string }>(
    `select t.ref from jsonb_to_recordset($3::jsonb) as t (ref text, body text, about text, person jsonb)
     where not exists (select from provider_ref p where p.account_id = $1 and p.channel_account_id = $2 and p.ref = t.ref)
       and exists (select from message m join conversation c on c.account_id = m.account_id and c.id = m.conversation_id
         where m.account_id = $1 and c.channel_account_id = $2 and m.direction = 'out' and m.state in ('sending', 'uncertain')
           and m.deleted_at is null and (btrim(m.body) = t.body or (t.body = '' and m.parts <> '[]'))
           and (m.extra ->> 'to' = t.about or c.identities @> t.person))`,
    [account, channelAccount, JSON.stringify(asked)],
  )
  return new Set(rows.map(({ ref }) => ref))
}
