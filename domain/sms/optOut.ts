/** What a receiver asks for by a keyword: no more messages, messages again, or who the sender is. */
export type Keyword = 'stop' | 'start' | 'help'

/**
 * The whole text, without case, width and punctuation. Carriers and laws of the United States and Canada name the English
 * ones, the mainland's rules 退订, T, TD and N; the others are what exhibitors' receivers answer.
 */
const keywords: Record<Keyword, ReadonlySet<string>> = {
  stop: new Set(
    (
      'stop|stopall|stop all|unsubscribe|cancel|end|quit|revoke|optout|opt out|remove|' +
      '退订|退訂|退|t|td|n|r|取消订阅|取消訂閱|拒收|停止|' +
      // French, Spanish, Portuguese, German, Italian
      'arret|arrêt|desabonner|désabonner|baja|alto|parar|cancelar|sair|remover|' +
      'stopp|abmelden|abbestellen|ende|annulla|fine|disiscrivi|' +
      // Russian, Turkish, Polish, Dutch, Arabic, Indonesian, Vietnamese, Japanese, Korean
      'стоп|отписаться|отписка|dur|iptal|ret|rezygnuje|rezygnuję|afmelden|stoppen|' +
      'توقف|إلغاء|الغاء|berhenti|huy|hủy|配信停止|解除|수신거부|중지'
    ).split('|'),
  ),
  start: new Set('start|unstop|resume|恢复|恢復|订阅|訂閱|reprendre|alta'.split('|')),
  help: new Set('help|info|aide|ayuda|ajuda|hilfe|aiuto|帮助|幫助|помощь|yardim|yardım'.split('|')),
}

/** What a message asks by its whole text; null: it is a message like any other. */
export function keywordIn(text: string): Keyword | null {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return (Object.keys(keywords) as Keyword[]).find((keyword) => keywords[keyword].has(plain)) ?? null
}

/** The opt-out line at the end of a marketing message, by the language of the message. */
export const optOutLines = {
  'zh-CN': '拒收请回复R',
  'en-US': 'Reply STOP to opt out',
} as const

/** Countries where law or carriers require that line in every marketing message. */
const wantsLine: ReadonlySet<string> = new Set(
  'US CA PR CN GB IE FR DE AT CH ES PT IT NL BE LU DK SE NO FI PL CZ SK HU RO BG GR HR SI EE LV LT CY MT AU NZ SG HK ZA BR MX IN'.split(
    ' ',
  ),
)
export const wantsOptOutLine = (country: string): boolean => wantsLine.has(country)

/** Mainland China also wants the sender's name in brackets first: 【展客通】. */
export const wantsSignature = (country: string): boolean => country === 'CN'
const signaturePattern = /^【[^【】]{2,20}】|【[^【】]{2,20}】$/
export const hasSignature = (text: string): boolean => signaturePattern.test(text.trim())
