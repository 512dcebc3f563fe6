/** `${name}` as Aliyun writes a variable of a template, `{1}` as Tencent does. */
const variable = /\$\{(\w{1,40})\}|\{(\d{1,2})\}/g

/** The variables of a template in the order in which they stand in it, each once. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(variable)].map(([, named, numbered]) => named ?? numbered!)),
]

/** The approved text as somebody gets it: its signature first, and each variable filled in. */
export const filledTemplate = (
  { sign, text }: { sign: string; text: string },
  valueOf: (name: string) => string,
): string =>
  (sign ? `【${sign}】` : '') +
  text.replace(variable, (_, named?: string, numbered?: string) => valueOf(named ?? numbered ?? ''))
