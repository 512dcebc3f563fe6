import type { LinkProblem } from '../render/checkLinks.ts'

/** What can be wrong with a mail. A task does not start with an error; a warning is the sender's to judge. */
export const mailProblems = {
  subjectEmpty: 'error',
  subjectLong: 'warning',
  subjectCapitals: 'warning',
  subjectMarks: 'warning',
  /** It begins as an answer does, and is none. */
  subjectReply: 'warning',
  preheaderEmpty: 'warning',
  tagUnknown: 'error',
  /** Braces that make no tag: receivers would read them. */
  tagBroken: 'error',
  tagBare: 'warning',
  tagFallbackLong: 'error',
  /** A place of a template that nobody has filled in: thousands would read “[[product]]”. */
  placeToFill: 'error',
  senderUnnamed: 'error',
  addressMissing: 'error',
  replyInvalid: 'error',
  contentEmpty: 'error',
  onlyPictures: 'warning',
  picturesMany: 'warning',
  pictureNoAlt: 'warning',
  linkMissing: 'error',
  linkUnsafe: 'error',
  linkMismatch: 'error',
  linkShortener: 'warning',
  linkAddress: 'warning',
  linkPlainHttp: 'warning',
  linkToFill: 'error',
  linkExample: 'warning',
  buttonUnlabelled: 'error',
  buttonPale: 'warning',
  textPale: 'warning',
  spamWord: 'warning',
  htmlLong: 'error',
  attachmentsMany: 'error',
  attachmentsHeavy: 'error',
  attachmentExecutable: 'error',
} as const satisfies Record<string, 'error' | 'warning'> & Record<LinkProblem, 'error' | 'warning'>
export type MailProblemCode = keyof typeof mailProblems

export type MailProblem = {
  code: MailProblemCode
  severity: 'error' | 'warning'
  /** the id of the block; none: the subject, the files or the whole */
  block?: string
  /** the word, link, name or number that it is about */
  value?: string
}

export const isError = ({ severity }: MailProblem) => severity === 'error'
export const hasErrors = (problems: readonly MailProblem[]) => problems.some(isError)

export function mailProblem(
  code: MailProblemCode,
  { block, value }: { block?: string | undefined; value?: string } = {},
): MailProblem {
  return {
    code,
    severity: mailProblems[code],
    ...(block !== undefined && { block }),
    ...(value !== undefined && { value }),
  }
}
