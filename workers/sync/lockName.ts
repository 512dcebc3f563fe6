/** Who holds it talks to the network for this user. */
export const lockName = ({ account, user }: { account: string; user: string }) => `fairlead-sync:${account}:${user}`
