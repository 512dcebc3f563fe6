type Words = { to: readonly string[]; subject: string; own: string }

const subjects = /^(list-)?unsubscribe([\s:._+=-][\w:._+=-]{0,200})?$|^(退订|退訂|取消订阅|取消訂閱|td)$/i
const addresses = /^(list-)?(unsubscribe|unsub|optout|opt-out|tuiding)([+=._-][^@]*)?@/

// The whole of what somebody wrote: a sentence in which the word stands is for a person to read.
const sentences = [
  /^(hi|hello|dear \w+( \w+)?)?[\s,.!]*(please\s+)?(unsubscribe|remove|stop|opt[- ]?out|take me off|remove me|unsubscribe me)( me)?( (from|off))?( (this|your|the|all))?( (mailing|e-?mail|mail))?( (lists?|mails?|e-?mails?|newsletters?|database))?( please)?[\s.!]*((many )?thanks?( you)?[\s.!]*)?$/i,
  /^(您好|你好)?[,\uff0c!\uff01。\s]*(请)?(帮我|给我|为我)?(退订|退訂|取消订阅|取消訂閱|td)(邮件|此邮件|本邮件|你们的邮件)?(吧|了)?[,\uff0c!\uff01。.\s]*(谢谢)?[!\uff01。.\s]*$/i,
  /^(请)?(以后)?(不要|别)再?(给我)?(再)?(发|发送|寄)(邮件|信|广告|广告邮件)?(给我)?了?[,\uff0c!\uff01。.\s]*(谢谢)?[!\uff01。.\s]*$/,
]

/** What a List-Unsubscribe mailto brings (RFC 2369), or somebody who writes nothing but that. */
export const isUnsubscribe = ({ to, subject, own }: Words): boolean =>
  subjects.test(subject) || to.some((address) => addresses.test(address)) || isWish(own)

function isWish(own: string): boolean {
  const words = own.trim()
  return words.length > 0 && words.length <= 120 && sentences.some((sentence) => sentence.test(words))
}
