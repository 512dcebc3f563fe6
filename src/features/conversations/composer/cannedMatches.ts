import type { CannedAnswer } from '#domain/conversations/note'

/** What stands behind a stroke that a text begins with, as long as it is one word; null: it is no such text. */
export const strokeOf = (text: string): string | null => /^\/([\p{L}\p{N}_-]{0,30})$/u.exec(text)?.[1] ?? null

/** Canned answers for what was typed: by their shortcut first, then by their name and text. */
export function cannedMatches(answers: readonly CannedAnswer[], typed: string): CannedAnswer[] {
  const wanted = typed.toLowerCase()
  const rank = ({ shortcut, name, text }: CannedAnswer) => {
    if (shortcut.toLowerCase().startsWith(wanted)) return shortcut ? 0 : 1
    if (name.toLowerCase().includes(wanted)) return 2
    return text.toLowerCase().includes(wanted) ? 3 : -1
  }
  return answers
    .map((answer) => ({ answer, at: rank(answer) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || (a.answer.name < b.answer.name ? -1 : 1))
    .map(({ answer }) => answer)
}
