import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '#domain/texts/errorText'
import type { AreaTexts } from '../features/index.ts'
import type { appEnUS } from '../texts/app.en-US.ts'
import { preference } from './preferences.ts'

/**
 * Words on the screen. One namespace per area, each language of it a chunk of its own; ask for one namespace per
 * `useTranslation('contacts')`. Keys are typed by the English texts.
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app'
    resources: { app: typeof appEnUS } & AreaTexts
  }
}

export type { Language }
export const languages = ['zh-CN', 'en-US'] as const satisfies Language[]
export const language = preference<Language>('language', languages)

/** Loads the words of one area in one language. */
export type TextLoader = Record<Language, () => Promise<object>>

/** What a translation must have to match the English one. Chinese has no singular, so `_one` forms may be left out. */
export type TextsLike<T> = {
  [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string ? string : TextsLike<T[K]>
} & { [K in keyof T as K extends `${string}_one` ? K : never]?: string }

export async function startTexts(loaders: Record<string, TextLoader>) {
  const read = async (lang: string, area: string) => loaders[area]![lang as Language]()
  await i18next
    .use({ type: 'backend' as const, init() {}, read })
    .use(initReactI18next)
    .init({
      lng: language.get(),
      load: 'currentOnly',
      supportedLngs: languages,
      fallbackLng: false,
      ns: ['app'],
      defaultNS: 'app',
      interpolation: { escapeValue: false },
    })
  dressDocument()
  // Before the screens hear of it, so that a page can put its own title over this one.
  i18next.on('languageChanged', dressDocument)
  // i18next loads every area in use before it tells the screens, so nothing blinks.
  language.subscribe(() => void i18next.changeLanguage(language.get()))
}

function dressDocument() {
  document.documentElement.lang = language.get()
  document.title = i18next.t('name')
}
