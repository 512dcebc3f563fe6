/** `${name}` as Aliyun writes a variable of a template, `{1}` as Tencent does. */
const variable = /\$\{(\w{1,40})\}|\{(\d{1,2})\}/g

/** The variables of a template in the order in which they stand in it, each once. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(variable)].map(([, named, numbered]) => named ?? numbered!)),
]
