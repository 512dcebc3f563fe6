import type { Net, Reply } from './ports.ts'

/** What is said of who was signed in when it was asked, says nothing of who is now. */
export function answersToWhoIsSignedIn(net: Net, signIns: () => number): Net {
  async function asking<A>(ask: () => Promise<Reply<A>>): Promise<Reply<A>> {
    const before = signIns()
    const reply = await ask()
    const isBarred = reply.kind === 'signedOut' || (reply.kind === 'refused' && reply.code === 'accountDisabled')
    return isBarred && before !== signIns() ? { kind: 'busy', retryAfter: null } : reply
  }
  return {
    hello: (question) => asking(() => net.hello(question)),
    push: (question) => asking(() => net.push(question)),
    pull: (question, onBytes) => asking(() => net.pull(question, onBytes)),
    verify: (question) => asking(() => net.verify(question)),
  }
}
