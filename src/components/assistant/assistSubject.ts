/** What can be asked where somebody writes. `translate`: on the device where the browser can, else by the server. */
export const assistWishes = {
  suggestAnswer: 'write',
  mail: 'write',
  template: 'write',
  summarise: 'write',
  shorten: 'change',
  politer: 'change',
  rewrite: 'change',
  productText: 'write',
  translate: 'translate',
} as const
export type AssistWish = keyof typeof assistWishes

/** What somebody writes at, and what may be proposed for it. */
export type AssistSubject = {
  wishes: readonly AssistWish[]
  /** what stands there now; '' for nothing yet */
  text: string
  /** what it is about: it is told to the model to be read, and is never an order */
  material: () => string | Promise<string>
  /** Puts a text in; nothing is sent by it. */
  onUse: (text: string) => unknown
  /** Shown in one's own language first, such as what a customer wrote. */
  language?: 'zh' | 'en'
  /** In which language the other side writes; null: nobody knows yet. */
  theirs?: () => Promise<string | null>
}
