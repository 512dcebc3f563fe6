import type { EmailMessage } from './render/message.ts'
import { isSenderProblem, type SenderProblem, senderProblemWords } from './sender/senderProblem.ts'

/** Why what a user wrote to one contact was not sent, beside what keeps a sender from sending at all. */
export const answerProblems = [
  'authorGone',
  'contactGone',
  'contactRestricted',
  'addressUnknown',
  'addressSuppressed',
  'senderGone',
  'refused',
  'noRoom',
] as const
export type AnswerProblem = (typeof answerProblems)[number] | SenderProblem

export const isAnswerProblem = (problem: string): problem is AnswerProblem =>
  answerProblems.some((one) => one === problem) || isSenderProblem(problem)

type Language = EmailMessage['language']

const words: Record<Language, Record<(typeof answerProblems)[number], string>> = {
  en: {
    authorGone: 'Whoever wrote it is no longer active here.',
    contactGone: 'The contact was deleted. Restore it and write again.',
    contactRestricted: 'This person wants their data not to be used.',
    addressUnknown: 'The contact does not have this address. Choose one that it has.',
    addressSuppressed: 'This address wants no mail. You can answer when the person writes to you.',
    senderGone: 'The sender was deleted, or is not yours. Choose another one.',
    refused: 'The receiver’s server refused it. Check the address.',
    noRoom: 'A server took it for too large or not at all today. Write again later.',
  },
  zh: {
    authorGone: '撰写人的账号已停用。',
    contactGone: '联系人已删除，请先恢复再发送。',
    contactRestricted: '此人要求不使用其资料。',
    addressUnknown: '联系人没有这个邮箱地址，请另选一个。',
    addressSuppressed: '该地址不再接收邮件；对方来信后可以回复。',
    senderGone: '发件人已删除或不属于您，请另选一个。',
    refused: '收件方服务器拒收，请检查邮箱地址。',
    noRoom: '服务器今天未能接收这封邮件，请稍后重写。',
  },
}

/** What it is, and what to do; a problem that only a newer server knows is told as it names it. */
export function answerProblemText(problem: string, language: Language): string {
  const own = answerProblems.find((one) => one === problem)
  if (own) return words[language][own]
  if (!isSenderProblem(problem)) return problem
  const { what, todo } = senderProblemWords[language][problem]
  return `${what}${language === 'en' ? ' ' : ''}${todo}`
}
