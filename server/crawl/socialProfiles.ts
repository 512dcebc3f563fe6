/** Hosts of profiles, and the first parts of their addresses that are no profile: to share, to sign in, a single post. */
const hosts: Record<string, RegExp> = {
  'facebook.com':
    /^(?:sharer|share|dialog|plugins|tr|login|events|hashtag|photo|watch|groups|policies|help|privacy|legal)/i,
  'linkedin.com': /^(?!company\/|in\/|school\/|showcase\/)/i,
  'instagram.com': /^(?:p|reel|explore|accounts|stories|share)(?:\/|$)/i,
  'youtube.com': /^(?!@|c\/|channel\/|user\/)/i,
  'twitter.com': /^(?:intent|share|home|hashtag|search|i|widgets)(?:\/|$|\?)/i,
  'x.com': /^(?:intent|share|home|hashtag|search|i)(?:\/|$|\?)/i,
  'tiktok.com': /^(?!@)/i,
  'xing.com': /^(?!companies\/|pages\/|profile\/)/i,
  'vk.com': /^(?:share|widget|login|wall)/i,
  't.me': /^(?:share|iv|joinchat)/i,
  'pinterest.com': /^(?:pin\/create|pin)(?:\/|$)/i,
  'weibo.com': /^(?:share|login)/i,
  'ok.ru': /^(?:dk|offer)/i,
}

/** The profile that a link leads to, written the same wherever it stands; null: it leads to none. */
export function socialProfile(href: string): string | null {
  if (!/^(?:https?:)?\/\//i.test(href)) return null
  const url = URL.parse(href, 'https://none.invalid')
  if (!url) return null
  const host = url.hostname.replace(/^(?:www|m|mobile|[a-z]{2}-[a-z]{2}|[a-z]{2})\.(?=[^.]+\.)/, '')
  const none = hosts[host]
  const path = url.pathname.replace(/^\/+|\/+$/g, '')
  if (!none || !path || none.test(path)) return null
  const query = host === 'facebook.com' && path === 'profile.php' ? `?id=${url.searchParams.get('id') ?? ''}` : ''
  return `https://${host}/${path}${query}`
}
