/** Not in TypeScript's library: https://developer.mozilla.org/docs/Web/API/Translator */
type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available'
type Languages = { sourceLanguage: string; targetLanguage: string }
type TranslatorClass = {
  availability: (languages: Languages) => Promise<Availability>
  create: (languages: Languages) => Promise<{ translate: (text: string) => Promise<string>; destroy: () => void }>
}
type DetectorClass = {
  availability: () => Promise<Availability>
  create: () => Promise<{
    detect: (text: string) => Promise<{ detectedLanguage: string; confidence: number }[]>
    destroy: () => void
  }>
}
/** What a browser may have of its own; a test plays it. */
export type BrowserTranslators = { Translator?: TranslatorClass; LanguageDetector?: DetectorClass }

/** By the browser itself, without a network; null where it cannot. What it would have to fetch first is asked for by nobody. */
export async function browserTranslation(text: string, target: string, browser = globalThis as BrowserTranslators) {
  const { Translator, LanguageDetector } = browser
  if (!Translator || !LanguageDetector) return null
  try {
    const source = await detected(LanguageDetector, text)
    if (source === null) return null
    const languages = { sourceLanguage: source, targetLanguage: target }
    if ((await Translator.availability(languages)) !== 'available') return null
    const translator = await Translator.create(languages)
    try {
      return { text: await translator.translate(text), source, by: 'browser' as const }
    } finally {
      translator.destroy()
    }
  } catch {
    // A browser that fails here leaves it to the server.
    return null
  }
}

const sureEnough = 0.5

async function detected(detector: DetectorClass, text: string): Promise<string | null> {
  if ((await detector.availability()) !== 'available') return null
  const own = await detector.create()
  const [best] = await own.detect(text)
  own.destroy()
  return best && best.confidence >= sureEnough ? best.detectedLanguage : null
}
