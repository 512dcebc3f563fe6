import type { CodeEvent, CodeKind } from '#domain/auth/codes'
import { limits } from '#domain/limits'
import type { Language } from '#domain/texts/errorText'
import { writeLetter } from '../../channels/email/letter.ts'

type Words = {
  /** what the code is for, as it ends a sentence */
  events: Record<CodeEvent, string>
  subject: (code: string) => string
  title: string
  about: (what: string) => string
  rules: (minutes: number) => string
  notMe: string
  sms: (code: string, what: string, minutes: number) => string
  moved: Record<CodeKind, string>
  movedTitle: string
  movedNotMe: string
}

const words: Record<Language, Words> = {
  'en-US': {
    events: {
      mobilelogin: 'sign in',
      emaillogin: 'sign in',
      register: 'create your account',
      resetpwd: 'set a new password',
      changemobile: 'use this phone for your account',
      bindmobile: 'use this phone for your account',
      changeemail: 'use this address for your account',
      bindemail: 'use this address for your account',
    },
    subject: (code) => `${code} is your Fairlead code`,
    title: 'Your code',
    about: (what) => `Enter this code to ${what}:`,
    rules: (minutes) => `It works once, within ${minutes} minutes. Nobody from Fairlead will ever ask you for it.`,
    notMe: 'If you did not ask for it, you need not do anything.',
    sms: (code, what, minutes) =>
      `${code} is your Fairlead code to ${what}. It works once, within ${minutes} minutes. Never pass it on.`,
    moved: {
      email: 'Your Fairlead account now uses another email address. This one no longer signs in.',
      sms: 'Your Fairlead account now uses another phone. This one no longer signs in.',
    },
    movedTitle: 'Your address was changed',
    movedNotMe: 'If that was not you, tell your main account or the operator now.',
  },
  'zh-CN': {
    events: {
      mobilelogin: '登录',
      emaillogin: '登录',
      register: '注册账号',
      resetpwd: '设置新密码',
      changemobile: '将此手机号用于您的账号',
      bindmobile: '将此手机号用于您的账号',
      changeemail: '将此邮箱用于您的账号',
      bindemail: '将此邮箱用于您的账号',
    },
    subject: (code) => `${code} 是您的展客通验证码`,
    title: '您的验证码',
    about: (what) => `请输入此验证码，${what}：`,
    rules: (minutes) => `验证码 ${minutes} 分钟内有效，只能使用一次。展客通的工作人员不会向您索要验证码。`,
    notMe: '如果不是您本人操作，请忽略此邮件。',
    sms: (code, what, minutes) => `【展客通】验证码 ${code}，用于${what}，${minutes} 分钟内有效，请勿告知他人。`,
    moved: {
      email: '您的展客通账号已更换邮箱，此邮箱不能再用于登录。',
      sms: '您的展客通账号已更换手机号，此手机号不能再用于登录。',
    },
    movedTitle: '您的登录邮箱已更换',
    movedNotMe: '如果不是您本人操作，请立即联系主账号或运营方。',
  },
}

type Code = { code: string; language: Language; event: CodeEvent }

export function codeEmail({ code, language, event }: Code) {
  const { events, subject, title, about, rules, notMe } = words[language]
  const lines = [about(events[event]), rules(limits.codeMinutes), notMe]
  return { subject: subject(code), ...writeLetter({ language, title, lines, code }) }
}

/** The last line lets the phone offer the code to this site and to no other: https://wicg.github.io/sms-one-time-codes/ */
export function codeSms({ code, language, event }: Code, url: string | null): string {
  const { events, sms } = words[language]
  const text = sms(code, events[event], limits.codeMinutes)
  return url?.startsWith('https:') ? `${text}\n\n@${new URL(url).hostname} #${code}` : text
}

/** To the former address: whoever moved the account away from its owner is noticed. */
export function movedEmail(language: Language) {
  const { moved, movedTitle, movedNotMe } = words[language]
  return {
    subject: movedTitle,
    ...writeLetter({ language, title: movedTitle, lines: [moved.email, movedNotMe] }),
  }
}
export const movedSms = (language: Language) => `${words[language].moved.sms} ${words[language].movedNotMe}`
