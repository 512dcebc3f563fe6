/** A request for a mail's picture or link, as it came. */
export type Hit = {
  at: number
  kind: 'open' | 'click'
  /** the number of a click's link in its mail; null for an open */
  link: number | null
  method: string
  user_agent: string
  /** what Sec-Purpose, Purpose, X-Purpose and X-Moz said, together; '' where there were none */
  purpose: string
  /** who asked, such as a digest of the network address: only whether two are the same one is looked at */
  from: string
}

/** What is known of the mail that was asked for. */
export type HitMail = {
  /** when a server took it; null when that is not known */
  handed_over_at: number | null
  /** the number of the link that nobody sees; null where the mail has none */
  trap: number | null
}

/**
 * `person`: somebody looked. `proxy`: a provider fetched the picture for its users. `machine`: a scanner, a preview or a
 * program.
 */
const hitSources = ['person', 'proxy', 'machine'] as const
type HitSource = (typeof hitSources)[number]

/** The input of a rule: one hit among all hits of this receiver's mail. */
type Case = { hit: Hit; hits: readonly Hit[]; mail: HitMail }
/** `counts`: it says that a person has the mail before them. */
type Rule = { rule: string; by: HitSource; counts: boolean; of: Hit['kind'] | 'both'; when: (one: Case) => boolean }

/** So near to each other, two links are not clicked by hand. */
const burstMs = 1_000
/** Scanners look before the mail is in the inbox, and some before its server has answered. */
const tooSoonMs = 5_000

const near = (a: Hit, b: Hit) => Math.abs(a.at - b.at) <= burstMs
const machine = { by: 'machine', counts: false } as const

/** The first one that applies says what a hit was; where none does, it was a person. */
const hitRules = [
  {
    rule: 'trap',
    ...machine,
    of: 'both',
    // Who followed a link that nobody sees follows all of them, whatever the moment. A gateway of one's own may have the
    // network address of those who read behind it, so both must be the same.
    when: ({ hit, hits, mail }) =>
      mail.trap !== null &&
      [hit, ...hits].some(
        (other) => other.link === mail.trap && other.from === hit.from && other.user_agent === hit.user_agent,
      ),
  },
  { rule: 'method', ...machine, of: 'both', when: ({ hit }) => hit.method !== 'GET' },
  { rule: 'prefetch', ...machine, of: 'both', when: ({ hit }) => /prefetch|prerender|preview/i.test(hit.purpose) },
  {
    // Gmail looks through the pictures when a mail comes, as a browser that nobody has any more.
    rule: 'gmailScan',
    ...machine,
    of: 'open',
    when: ({ hit }) => /Chrome\/42\.0\.2311\.135 Safari\/537\.36 Edge\/12\.246 Mozilla\/5\.0/.test(hit.user_agent),
  },
  {
    // Gmail and Yahoo fetch a picture when their user sees the mail.
    rule: 'imageProxy',
    by: 'proxy',
    counts: true,
    of: 'open',
    when: ({ hit }) => /GoogleImageProxy|YahooMailProxy/i.test(hit.user_agent),
  },
  {
    // Apple Mail Privacy Protection fetches every picture of every mail, read or not, and says no more than this.
    rule: 'appleProxy',
    by: 'proxy',
    counts: false,
    of: 'open',
    when: ({ hit }) => /^Mozilla\/5\.0$/.test(hit.user_agent.trim()),
  },
  { rule: 'agent', ...machine, of: 'both', when: ({ hit }) => isProgram(hit.user_agent) },
  {
    rule: 'tooSoon',
    ...machine,
    of: 'both',
    when: ({ hit, mail }) => mail.handed_over_at !== null && hit.at <= mail.handed_over_at + tooSoonMs,
  },
  {
    rule: 'burst',
    ...machine,
    of: 'click',
    when: ({ hit, hits }) =>
      hits.some((other) => other.kind === 'click' && other.link !== hit.link && near(other, hit)),
  },
  {
    // The same one fetched the picture on its way through the links.
    rule: 'burstOpen',
    ...machine,
    of: 'open',
    when: ({ hit, hits }) => {
      const clicks = hits.filter((other) => other.kind === 'click' && other.from === hit.from && near(other, hit))
      return new Set(clicks.map(({ link }) => link)).size > 1
    },
  },
] as const satisfies readonly Rule[]
type HitRule = (typeof hitRules)[number]['rule']

/** `because`: the rule; null for a person. */
export type HitClass = { by: HitSource; counts: boolean; because: HitRule | null }
const person: HitClass = { by: 'person', counts: true, because: null }

/**
 * Each hit among all that came to this receiver's mail. A later hit may change an earlier verdict: the first click of a
 * burst looks like a person's until the second one comes.
 */
export function classifyHit(hit: Hit, hits: readonly Hit[], mail: HitMail): HitClass {
  const found = hitRules.find(({ of, when }) => (of === 'both' || of === hit.kind) && when({ hit, hits, mail }))
  return found ? { by: found.by, counts: found.counts, because: found.rule } : person
}

/** Programs name themselves, their library or their maker, or say nothing at all. */
const isProgram = (userAgent: string) => !userAgent.trim() || programs.some((pattern) => pattern.test(userAgent))

const programs: readonly RegExp[] = [
  // Cubot makes phones.
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|scan(ner)?\b|slurp|monitor|preview|prefetch|headless|phantom|validator|archiver/i,
  // libraries
  /^(curl|wget|python|java|go-http|node|axios|okhttp|ruby|perl|php|libwww|lwp|guzzle|apache-http|winhttp|postman)\b/i,
  /python-requests|aiohttp|httpx|node-fetch|undici|got \(|powershell|java\/\d|puppeteer|playwright|selenium/i,
  // gateways that look into mail before it is delivered
  /barracuda|mimecast|proofpoint|ironport|trendmicro|symantec|fireeye|forcepoint|sophos|zscaler|checkpoint|fortinet/i,
  /safelinks|office existence discovery|urldefense|cloudmark|vade ?secure/i,
  // chats that draw a card of a link; the same makers' apps, which people read in, have other names
  /facebookexternalhit|^whatsapp\/|slack-imgproxy|embedly|iframely/i,
]
