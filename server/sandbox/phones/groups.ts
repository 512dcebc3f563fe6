import { jidOf, lidOf } from './names.ts'
import type { SandboxGroup } from './protocol.ts'
import { childNodes, node, type WireNode } from './wire.ts'
import type { PhoneWorld } from './world.ts'

const madeAt = '1700000000'

/** Own groups with their members, one group, one by its invitation, and joining it. */
export function groupQuery(
  world: PhoneWorld,
  phone: string,
  { attrs }: WireNode,
  asked: WireNode | undefined,
): WireNode[] {
  const all = [...world.groups.values()]
  if (asked?.tag === 'participating') {
    const own = all.filter(({ members }) => members.some(({ number }) => number === phone))
    return [node('groups', {}, own.map(groupNode))]
  }
  if (asked?.tag === 'invite') {
    const invited = all.find(({ invitation }) => invitation === asked.attrs.code)
    if (!invited) return missing('not-acceptable', '406')
    if (attrs.type !== 'set') return [groupNode(invited)]
    join(invited, phone)
    return [node('group', { jid: invited.id })]
  }
  const group = world.groups.get(attrs.to ?? '')
  return group ? [groupNode(group)] : missing('item-not-found', '404')
}

function join({ members }: SandboxGroup, phone: string): void {
  if (!members.some(({ number }) => number === phone)) members.push({ number: phone })
}

const missing = (text: string, code: string) => [node('error', { code, text })]

function groupNode({ id, subject, members }: SandboxGroup): WireNode {
  const owner = members.find(({ isAdmin }) => isAdmin) ?? members[0]
  const creator = owner ? jidOf(owner.number) : ''
  return node(
    'group',
    {
      id,
      subject,
      creation: madeAt,
      creator,
      s_t: madeAt,
      s_o: creator,
      addressing_mode: 'pn',
      size: String(members.length),
    },
    members.map(({ number, isHidden, isAdmin }) =>
      // Of who hides the number, only the id is told.
      node('participant', { jid: isHidden ? lidOf(number) : jidOf(number), ...(isAdmin && { type: 'admin' }) }),
    ),
  )
}

/** The sender's key for a group stands beside the message, for each device by itself. */
export const participantsOf = (stanza: WireNode): { jid: string; enc: WireNode }[] =>
  childNodes(childNodes(stanza, 'participants')[0], 'to').flatMap((to) => {
    const [enc] = childNodes(to, 'enc')
    return enc ? [{ jid: to.attrs.jid!, enc }] : []
  })
