import type { BrowserContext } from 'playwright/test'
import { authCalls } from '#domain/auth/calls'
import { isSubAccount } from '#domain/auth/policy'
import type { Main } from './server.ts'
import type { Language } from './words.ts'

/**
 * A new browser in which somebody is signed in, as `keptSession.ts` leaves it: the cookies that the server has set, and on
 * the device whose session it is. The sign-in itself is the form's call, by this browser's name. There is no second copy of
 * it: what is about a browser that loses its databases signs in by the form.
 */
export async function plantSession(
  context: BrowserContext,
  { url, lang }: { url: string; lang: Language },
  { username, password }: Pick<Main, 'username' | 'password'>,
): Promise<void> {
  const { login } = authCalls
  const response = await context.request.post(url + login.path, { data: { account: username, password } })
  if (!response.ok()) throw new Error(`${username} is not let in: ${response.status()} ${await response.text()}`)
  const { data } = (await response.json()) as { data: unknown }
  const profile = login.output.parse(data)
  const { id: user, account, parentuser, token } = profile
  const role = isSubAccount(profile) ? 'sub' : 'main'
  const session = { key: 'session', user, account, username: profile.username, parentuser, token, role, lang, profile }
  const origin = {
    origin: url,
    localStorage: [{ name: 'fairlead.signedIn', value: '1' }],
    // Playwright takes these as well; its types only know those that it has read itself.
    indexedDB: [
      {
        name: 'fairlead-device',
        version: 30,
        stores: [store('session', 'key', [session]), store('protections', 'owner')],
      },
    ],
  }
  const cookies = response
    .headersArray()
    .filter((header) => header.name.toLowerCase() === 'set-cookie')
    .map(({ value }) => cookieIn(value, url))
  await context.setStorageState({ cookies, origins: [origin] })
}

const store = (name: string, keyPath: string, values: unknown[] = []) => ({
  name,
  keyPath,
  autoIncrement: false,
  indexes: [],
  records: values.map((value) => ({ value })),
})

function cookieIn(header: string, url: string) {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
  const [, seconds] = /max-age=(\d+)/i.exec(header) ?? []
  return {
    name,
    value,
    domain: new URL(url).hostname,
    path: /path=([^;]+)/i.exec(header)?.[1] ?? '/',
    // Without an age it ends with the browser.
    expires: seconds ? Math.floor(Date.now() / 1_000) + Number(seconds) : -1,
    httpOnly: /httponly/i.test(header),
    secure: /secure/i.test(header),
    sameSite: 'Strict' as const,
  }
}
