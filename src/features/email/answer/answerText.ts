/** Each line of it behind a mark, below who wrote it, as mail programs do. */
export const quotedText = (text: string, says: string): string =>
  `\n\n${says}\n${text
    .split('\n')
    .map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`))
    .join('\n')}`

/** One mark, however often it goes to and fro. */
export const answerSubject = (subject: string, again: (subject: string) => string): string =>
  /^\s*(re|aw|antw|sv|回复|答复)\s*[:：]/i.test(subject) ? subject.trim() : again(subject.trim())
