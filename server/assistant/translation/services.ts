import * as z from 'zod/mini'
import type { ModelProblem } from '#domain/assistant/model'
import { type CallService, jsonOf, type ServiceAnswer, ServiceUnanswered } from '../../channels/callService.ts'
import { ModelFailure, problemOf } from '../models/modelProblem.ts'
import type { AssistantSettings } from '../settings.ts'
import type { TranslationText } from './keptTranslations.ts'

export type TranslationQuestion = { texts: readonly string[]; source: string; target: string }
export type TranslationService = (question: TranslationQuestion, signal: AbortSignal) => Promise<TranslationText[]>

async function asked(call: Promise<ServiceAnswer>): Promise<unknown> {
  try {
    const { status, text } = await call
    if (status === 456) throw new ModelFailure('quota', '456')
    if (status !== 200) throw new ModelFailure(problemOf(status, text), `${status} ${text}`)
    return jsonOf(text)
  } catch (error) {
    if (error instanceof ServiceUnanswered)
      throw new ModelFailure('unreachable' satisfies ModelProblem, error.code, error)
    throw error
  }
}

const LibreAnswer = z.object({
  translatedText: z.string(),
  detectedLanguage: z.optional(z.nullable(z.object({ language: z.string() }))),
})

/** A server as LibreTranslate's, one text at a time. */
export const libreService =
  (call: CallService, { url, key }: NonNullable<AssistantSettings['libre']>): TranslationService =>
  async ({ texts, source, target }, signal) => {
    const found: TranslationText[] = []
    for (const text of texts) {
      const body = { q: text, target: libreCode(target), format: 'text', ...(key && { api_key: key }) }
      const said = await asked(
        call(
          {
            url: `${url}/translate`,
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ ...body, source: source === 'auto' ? 'auto' : libreCode(source) }),
          },
          signal,
        ),
      )
      const read = z.safeParse(LibreAnswer, said)
      if (!read.success) throw new ModelFailure('unreadable', 'no translation')
      found.push({ text: read.data.translatedText, source: read.data.detectedLanguage?.language ?? source })
    }
    return found
  }
const libreCode = (language: string) => language.split('-')[0]!

const DeeplAnswer = z.object({
  translations: z.array(z.object({ text: z.string(), detected_source_language: z.optional(z.string()) })),
})

export const deeplService =
  (call: CallService, { url, key }: NonNullable<AssistantSettings['deepl']>): TranslationService =>
  async ({ texts, source, target }, signal) => {
    const body = {
      text: texts,
      target_lang: deeplCode(target),
      ...(source !== 'auto' && { source_lang: libreCode(source).toUpperCase() }),
    }
    const said = await asked(
      call(
        {
          url: `${url}/v2/translate`,
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `DeepL-Auth-Key ${key}` },
          body: JSON.stringify(body),
        },
        signal,
      ),
    )
    const read = z.safeParse(DeeplAnswer, said)
    if (!read.success || read.data.translations.length !== texts.length)
      throw new ModelFailure('unreadable', 'no translations')
    return read.data.translations.map(({ text, detected_source_language }) => ({
      text,
      source: detected_source_language?.toLowerCase() ?? source,
    }))
  }
/** It wants to know which of two writings or countries is meant. */
const deeplCode = (language: string): string =>
  ({ zh: 'ZH-HANS', en: 'EN-US', pt: 'PT-BR' })[libreCode(language)] ?? libreCode(language).toUpperCase()
