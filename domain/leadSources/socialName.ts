/** Where companies speak of themselves. */
export const socialNetworks = ['facebook', 'instagram'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** Why a network shows nothing of a page or an account; `notShown`: one of these, and it does not say which. */
export const unshownCauses = ['gone', 'private', 'restricted', 'notShown'] as const
export type UnshownCause = (typeof unshownCauses)[number]

/** A page or an account. `name` is the same for each way to write it; `url` opens it. */
export type SocialProfile = { network: SocialNetwork; name: string; url: string }

/** `facebook.com/Casa.Sombra`, `@casasombra`, `casasombra`: a page or account as somebody writes it; null: it is none. */
export function socialProfileOf(network: SocialNetwork, written: string): SocialProfile | null {
  const text = written
    .replace(unseen, '')
    .trim()
    .replace(/[,;，；。、]+$/, '')
  const name = addressLike.test(text) ? nameInAddress(network, text) : nameAlone(network, text)
  return name ? { network, name, url: socialUrl(network, name) } : null
}

export const socialUrl = (network: SocialNetwork, name: string): string =>
  network === 'instagram'
    ? `https://www.instagram.com/${name}/`
    : /^\d+$/.test(name)
      ? `https://www.facebook.com/profile.php?id=${name}`
      : `https://www.facebook.com/${name}`

const unseen = /[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const addressLike = /^https?:\/\/|^[^\s/@]+\.[a-z]{2,}\//i

const hosts: Record<SocialNetwork, RegExp> = {
  // facebook.com in any language or for any device, and its short names.
  facebook: /^(?:[a-z0-9-]+\.)?(?:facebook\.com|fb\.com|fb\.me)$|^m\.me$/,
  instagram: /^(?:[a-z0-9-]+\.)?(?:instagram\.com|instagr\.am)$|^ig\.me$/,
}

function nameInAddress(network: SocialNetwork, text: string): string | null {
  const [, host = '', path = '', query = ''] = /^(?:https?:\/\/)?([^/?#@]+)([^?#]*)(\?[^#]*)?/i.exec(text) ?? []
  if (!hosts[network].test(host.toLowerCase())) return null
  const parts = path.split('/').flatMap((part) => decoded(part) || [])
  return network === 'instagram' ? instagramName(parts) : facebookName(parts, query)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/** What stands first in an address that is no page of anybody. */
const ofFacebook = new Set(
  'ads,business,dialog,events,gaming,groups,hashtag,help,home.php,l.php,legal,live,login,login.php,marketplace,media,messages,notes,permalink.php,photo,photo.php,photos,places,plugins,policies,policy.php,posts,privacy,public,reel,reels,search,settings,share,share.php,sharer,sharer.php,story.php,stories,terms.php,video.php,videos,watch'.split(
    ',',
  ),
)
const ofInstagram = new Set(
  'about,accounts,ar,challenge,developer,direct,directory,explore,legal,oauth,p,press,privacy,reel,reels,s,share,stories,terms,tv,web'.split(
    ',',
  ),
)

function facebookName(parts: readonly string[], query: string): string | null {
  const [first = '', second = '', third = ''] = parts
  if (first.toLowerCase() === 'profile.php') return idIn(/[?&]id=(\d+)(?:&|$)/.exec(query)?.[1] ?? '')
  if (/^(pages|people|pg|p)$/i.test(first)) return idIn(third) ?? trailingId(second) ?? facebookKey(second)
  return ofFacebook.has(first.toLowerCase()) ? null : (trailingId(first) ?? facebookKey(first))
}

function instagramName([first = '', second = '']: readonly string[]): string | null {
  if (/^(_u|stories)$/i.test(first)) return instagramKey(second)
  return ofInstagram.has(first.toLowerCase()) ? null : instagramKey(first)
}

function nameAlone(network: SocialNetwork, text: string): string | null {
  const name = text.replace(/^@/, '')
  if (network === 'instagram') return ofInstagram.has(name.toLowerCase()) ? null : instagramKey(name)
  return ofFacebook.has(name.toLowerCase()) ? null : facebookKey(name)
}

const idIn = (text: string): string | null => (/^\d{5,20}$/.test(text) ? text : null)
/** `Casa-Sombra-100063456789012`: only the number counts. */
const trailingId = (text: string): string | null => /-(\d{8,20})$/.exec(text)?.[1] ?? null

/** Facebook takes no notice of capitals and dots (https://www.facebook.com/help/105399436216001). */
const facebookKey = (text: string): string | null =>
  /^[a-z\d.]{5,50}$/i.test(text) && /[a-z\d]{5}/i.test(text.replaceAll('.', ''))
    ? text.replaceAll('.', '').toLowerCase()
    : null

const instagramKey = (text: string): string | null =>
  /^[a-z\d_](?:[a-z\d_]|\.(?!\.|$)){0,29}$/i.test(text) ? text.toLowerCase() : null

/** What is searched for. */
export const socialQuestion = (network: SocialNetwork, { keyword, city }: { keyword: string; city: string }): string =>
  `site:${network}.com "${keyword.replaceAll('"', ' ').trim()}" ${city.replaceAll('"', ' ').trim()}`

/** `Casa Sombra | Lisbon | Facebook`, `Casa Sombra (@casasombra) • Instagram photos and videos`: what it calls itself there. */
export function titleOfProfile(title: string): string {
  const [name = ''] = title.split(/\s+[|•·–—-]\s+|\s*\(@|\s*[（(]@/)
  return /^(facebook|instagram|log in.*)$/i.test(name.trim()) ? '' : name.trim()
}
