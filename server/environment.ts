/** Names and what they are set to. */
export type Environment = Record<string, string | undefined>

/** Wrong settings stop the start with a sentence, never with a stack. */
export class SettingError extends Error {}

/** Half a setting would fail only when somebody waits for it. */
export function allOrNone(env: Environment, names: readonly string[], what: string): boolean {
  const missing = names.filter((name) => !env[name])
  if (missing.length && missing.length < names.length)
    throw new SettingError(`${what} need ${missing.join(' and ')} as well.`)
  return missing.length === 0
}
