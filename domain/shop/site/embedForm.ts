import { formWords } from './formWords.ts'

/** The field that no human sees. */
export const formTrap = 'homepage'

/** Whether a form may stand there: on a host of the list, with or without www. */
export const isEmbedHost = (hosts: readonly string[], host: string): boolean =>
  hosts.some((one) => bare(one) === bare(host))
const bare = (host: string) => host.toLowerCase().replace(/^www\./, '')

type EmbedForm = { action: string; language: string; shop: string }

/** Plain HTML to copy into any website: it needs no script, loads nothing from us, and its words are those that are agreed to. */
export function embedForm({ action, language, shop }: EmbedForm): string {
  const words = formWords(language)
  return `<form action="${escaped(action)}" method="post" accept-charset="utf-8" lang="${escaped(language)}">
  <p><label>${escaped(words.fields.email)} <input type="email" name="email" autocomplete="email" maxlength="250" required></label></p>
  <p hidden><label>${escaped(words.trap)} <input name="${formTrap}" tabindex="-1" autocomplete="off"></label></p>
  <p><small>${escaped(words.news(shop))}</small></p>
  <p><button type="submit">${escaped(words.subscribeSend)}</button></p>
</form>`
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign]!)
