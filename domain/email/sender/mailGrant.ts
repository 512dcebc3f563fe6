/**
 * Providers whose mailboxes are opened by a grant: their owner allows it on the provider's own page (OAuth 2.0), and no
 * password is told to anybody. Microsoft 365 lets programs in no other way; Google takes an app password as well.
 */
export const grantProviders = {
  google: {
    login: 'https://accounts.google.com',
    authorize: '/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    scope: 'openid email https://mail.google.com/',
    // Without these it gives a token for an hour, and none to renew it with.
    ask: { access_type: 'offline', prompt: 'consent' },
    hosts: ['smtp.gmail.com', 'imap.gmail.com'],
    imap: { host: 'imap.gmail.com', port: 993, socket: 'tls' },
  },
  microsoft: {
    login: 'https://login.microsoftonline.com',
    authorize: '/oauth2/v2.0/authorize',
    token: '/oauth2/v2.0/token',
    scope:
      'openid email offline_access https://outlook.office.com/SMTP.Send https://outlook.office.com/IMAP.AccessAsUser.All',
    ask: { prompt: 'select_account' },
    hosts: ['smtp.office365.com', 'smtp-mail.outlook.com', 'outlook.office365.com'],
    imap: { host: 'outlook.office365.com', port: 993, socket: 'tls' },
  },
} as const satisfies Record<string, GrantProvider>

type GrantProvider = {
  login: string
  authorize: string
  token: string
  scope: string
  ask: Record<string, string>
  /** Its own servers: no other one is ever shown a token. */
  hosts: readonly string[]
  imap: { host: string; port: number; socket: 'tls' }
}
export type GrantProviderName = keyof typeof grantProviders
export const grantProviderNames = Object.keys(grantProviders) as GrantProviderName[]

/** Whose grant opens this server; null: nobody's, it wants a password. */
export const grantProviderOf = (host: string): GrantProviderName | null =>
  grantProviderNames.find((name) => (grantProviders[name].hosts as readonly string[]).includes(host.toLowerCase())) ??
  null

/** Where the provider sends its user back to: a page of the app, because only who is signed in may end what they began. */
export const grantReturnPath = '/emailMarketing/emailSendSetting'
