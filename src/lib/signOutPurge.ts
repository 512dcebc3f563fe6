import type { UserInfo } from '#domain/auth/user'

type Owner = { account: string; user: string }

/** Nobody opens anything while somebody's data goes. */
let going: Promise<void> = Promise.resolve()
export const allGone = () => going

/** Said before the user leaves: a tab may be closed before the data has gone, and then the next page does it. */
export const mustGo = ({ account, id }: UserInfo) => keep([...noted(), { account, user: id }])

/** What the server has as well goes from this device, of everybody who has left it. */
export function purgeSignedOut(): Promise<void> {
  if (noted().length) going = goes().catch((error: unknown) => console.error(error))
  return going
}

async function goes() {
  const { purgeUser } = await import('#workers/client')
  for (const owner of noted()) {
    await purgeUser(owner)
    keep(noted().filter(({ user }) => user !== owner.user))
  }
}

const key = 'fairlead.leaving'

function noted(): Owner[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as Owner[]
  } catch {
    return []
  }
}

function keep(owners: readonly Owner[]) {
  try {
    if (owners.length) localStorage.setItem(key, JSON.stringify(owners))
    else localStorage.removeItem(key)
  } catch {
    // Storage refused: then there is no data here either.
  }
}
