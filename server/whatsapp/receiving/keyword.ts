import { keywordIn } from '#domain/sms/optOut'

/**
 * STOP and START by their words. Who writes HELP to a person gets a person, and the single letters of the mainland's text messages
 * are answers to questions here.
 */
export function whatsappKeyword(text: string): 'stop' | 'start' | null {
  const keyword = keywordIn(text)
  const isLetters = /^\P{L}*[a-z]{1,2}\P{L}*$/iu.test(text)
  return keyword === 'help' || isLetters ? null : keyword
}
