import type { ErrorCode } from '../errors.ts'
import { errorsEnUS } from './errors.en-US.ts'
import { errorsZhCN } from './errors.zh-CN.ts'

export type Language = 'zh-CN' | 'en-US'
const words = { 'zh-CN': errorsZhCN, 'en-US': errorsEnUS } satisfies Record<Language, Record<ErrorCode, string>>

/** The one place that turns an error into words; the server answers with it, the screen shows it. */
export function errorText(code: ErrorCode, language: Language, values: Record<string, string | number> = {}): string {
  return words[language][code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
