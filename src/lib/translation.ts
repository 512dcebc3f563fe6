import { useTranslation } from 'react-i18next'
import { translateCalls } from '#domain/assistant/calls'
import type { OutputOf } from '#domain/shared/call'
import { derivedId } from '#domain/shared/derivedId'
import { browserTranslation } from './browserTranslator.ts'
import { keepDraft, readDraft } from './drafts.ts'
import { request } from './http.ts'

/** Who translated: the browser on this device, or whom the server asked. */
export type Translator = 'browser' | OutputOf<typeof translateCalls.translate>['by']
export type TextTranslation = { text: string; source: string; by: Translator }

/**
 * A text in another language: from this device where it was translated here before, by the browser where it can, else by
 * the server.
 */
export async function translated(text: string, target: string): Promise<TextTranslation> {
  const known = await keptTranslation(text, target)
  if (known) return known
  const made = (await browserTranslation(text, target)) ?? (await byServer(text, target))
  await keepDraft(keyOf(text, target), made)
  return made
}

/** What was translated on this device before, also without a network. */
export const keptTranslation = async (text: string, target: string): Promise<TextTranslation | null> =>
  readDraft<TextTranslation>(keyOf(text, target))

async function byServer(text: string, target: string): Promise<TextTranslation> {
  const { list, by } = await request(translateCalls.translate, { texts: [text], source: 'auto', target })
  return { text: list[0]!.text, source: list[0]!.source, by }
}

/** By the text itself: a message that was edited is another one, and the same words in two chats are asked for once. */
const keyOf = (text: string, target: string) => `translation ${target} ${derivedId('translation', text)}`

export function useTranslatorName(): (by: Translator) => string {
  const { t } = useTranslation('app')
  return (by) => t(`translatedBy.${by}`)
}
