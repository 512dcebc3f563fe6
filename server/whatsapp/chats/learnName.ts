import type { ChannelIdentity } from '#domain/conversations/identity'
import { identityOf, identityScopeOf } from '#domain/conversations/identity'
import { lockPeers, readPeerBook, writePeerBook } from '../../conversations/peers.ts'
import type { ChatToSend } from '../../conversations/sending/chatDriver.ts'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { serverNow } from '../../people/serverNow.ts'
import { nextSeq } from '../../sync/serverRows.ts'
import { readNumberIds } from '../numbers.ts'

/**
 * Meta's answer says under what it knows whoever was written to by number: should they hide it later, their answer still comes into the
 * same thread. Where that name is somebody's already, what they write themselves decides.
 */
export const learnName = (
  database: Database,
  { account, channelAccount, to }: Pick<ChatToSend, 'account' | 'channelAccount' | 'to'>,
  bsuid: string,
): Promise<void> =>
  asSystem(database, async (connection) => {
    const name = identityOf('bsuid', bsuid)
    const number = await readNumberIds(connection, { account, channelAccount })
    if (!name || !number || to.kind !== 'phone') return
    await lockPeers(connection, account)
    const identities: ChannelIdentity[] = [name, to]
    const book = await readPeerBook(connection, account, identityScopeOf('whatsapp', number.portfolio), identities)
    if (book.peerOf(name) !== null || book.peerOf(to) === null) return
    book.sight(identities, await serverNow(connection))
    if (book.joins.length || book.moves.length) return
    await nextSeq(connection, account)
    await writePeerBook(connection, account, book)
  })
