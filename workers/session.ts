import { type UserInfo } from '#domain/auth/user'

/** Who is signed in, as the workers need it. The token travels as a header; the cookie is the other half. */
export type Session = {
  user: string
  account: string
  username: string
  parentuser: string
  token: string
  role: 'main' | 'sub'
  lang: 'zh-CN' | 'en-US'
  /** What the frame shows of the user and decides the menu by; kept so that it is there without a network. */
  profile?: UserInfo
}
