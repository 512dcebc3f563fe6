import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { FullNumber } from '../shared/schema.ts'

/** What a code is for: one that was sent for one thing opens no other. The words are the names of the calls that take it. */
export const smsEvents = ['mobilelogin', 'register', 'resetpwd', 'changemobile', 'bindmobile'] as const
export const emailEvents = ['emaillogin', 'register', 'resetpwd', 'changeemail', 'bindemail'] as const
export type CodeEvent = (typeof smsEvents)[number] | (typeof emailEvents)[number]
export type CodeKind = 'sms' | 'email'

/** The six digits, as they are copied from a message: blanks and full width are no mistake. */
export const Captcha = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(40, says('codeEmpty'))),
    z.transform((text) => text.normalize('NFKC').replaceAll(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, says('codeEmpty'))),
)

/** A phone with its country code, in any writing: +86 138 …, 0086138 …, （+44）7400-123456. */
export const Mobile = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(60, says('phoneInvalid'))),
    z.transform((text) =>
      text
        .normalize('NFKC')
        .replaceAll(/[\s().\-\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060]/g, '')
        .replace(/^\+?(00)?/, ''),
    ),
  ),
  FullNumber,
)
