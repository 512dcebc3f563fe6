/** What mails ask for, below the public address. Short, because a mail has many of them. */
export const mailPaths = {
  open: '/m/o/:token',
  click: '/m/c/:token',
  unsubscribe: '/m/u/:token',
  picture: '/m/p/:task/:file',
} as const

/** `base`: the public address of this server. */
export const mailUrls = (base: string) => {
  const url = (path: string, ...parts: readonly string[]) =>
    new URL(
      parts.reduce((at, part) => at.replace(/:\w+/, encodeURIComponent(part)), path),
      base,
    ).href
  return {
    open: (token: string) => url(mailPaths.open, `${token}.gif`),
    click: (token: string) => url(mailPaths.click, token),
    unsubscribe: (token: string) => url(mailPaths.unsubscribe, token),
    /** Of a task, so that whoever knows a file by its hash alone cannot ask for it. */
    picture: (task: string, sha256: string) => url(mailPaths.picture, task, sha256),
  }
}
