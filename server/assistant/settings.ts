import type { OwnServer } from '../email/network.ts'
import { type Environment, SettingError } from '../environment.ts'

/** The operator's language model and translation; what is null is not set up. */
export type AssistantSettings = {
  model: { url: string; model: string; key: string | null; has_vision: boolean } | null
  /** servers of models inside the operator's own network that companies may set, beside all public ones */
  servers: readonly OwnServer[]
  libre: { url: string; key: string | null } | null
  deepl: { url: string; key: string } | null
}

export function assistantSettingsOf(env: Environment, servers: readonly OwnServer[]): AssistantSettings {
  const address = (name: string) => (env[name] ? addressOf(name, env[name]) : null)
  const url = address('MODEL_URL')
  if (url !== null && !env.MODEL_NAME) throw new SettingError('MODEL_URL needs MODEL_NAME: which model is asked.')
  const libre = address('LIBRETRANSLATE_URL')
  return {
    model:
      url === null
        ? null
        : { url, model: env.MODEL_NAME!, key: env.MODEL_KEY || null, has_vision: env.MODEL_VISION === '1' },
    servers,
    libre: libre === null ? null : { url: libre, key: env.LIBRETRANSLATE_KEY || null },
    deepl: env.DEEPL_KEY ? { url: address('DEEPL_URL') ?? usualDeepl(env.DEEPL_KEY), key: env.DEEPL_KEY } : null,
  }
}

/** Keys of free accounts end so, and have a server of their own. */
const usualDeepl = (key: string) => (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com')

function addressOf(name: string, text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new SettingError(`${name} must be an address such as https://example.com/v1, not "${text}".`)
  return url.href.replace(/\/$/, '')
}
