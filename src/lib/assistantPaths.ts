/** Pages of the assistant that other areas lead to. */
export const gptPath = '/tools/gpt' as const
export const botPath = '/tools/botSetting' as const
export const modelPath = '/tools/model' as const
export const picturesPath = '/tools/pictures' as const

export const gptThreadPath = (id: string) => `${gptPath}?thread=${id}`
