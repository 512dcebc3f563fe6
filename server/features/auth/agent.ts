/** The browser and the system that a sign-in came from, for its user to recognise. */
export function agentOf(header: string | null): { browser: string; system: string } {
  const agent = header ?? ''
  const first = (names: readonly (readonly [string, RegExp])[]) => names.find(([, sign]) => sign.test(agent))?.[0] ?? ''
  return { browser: first(browsers), system: first(systems) }
}

// Most call themselves by the names of others as well: the more special one stands first.
const browsers = [
  ['WeChat', /MicroMessenger/],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Version\/.*Safari\//],
] as const
const systems = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const
