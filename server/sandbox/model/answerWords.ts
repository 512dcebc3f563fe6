type AskedMessage = { role: string; content: unknown }

const textOfContent = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : Array.isArray(content)
      ? content.map((part: { text?: unknown }) => (typeof part.text === 'string' ? part.text : '')).join('\n')
      : ''

/** Words of one answer in pieces, as a model would say them. No model thinks here: it repeats what it was given, and says so. */
export function sandboxWords(messages: readonly AskedMessage[]): string[] {
  const system = messages
    .filter(({ role }) => role === 'system')
    .map(({ content }) => textOfContent(content))
    .join('\n')
  const last = textOfContent(messages.at(-1)?.content)
  return (sandboxText(system, last).match(/[\s\S]{1,12}/gu) ?? []).slice(0, 400)
}

function sandboxText(system: string, last: string): string {
  const passages = [...last.matchAll(/^\[(\d+)\] (.+)$/gmu)]
  if (/task: answer from passages/i.test(system))
    return passages[0] ? `${passages[0][2]!.replace(/\s*$/u, '')} [${passages[0][1]}]` : 'HANDOVER'
  if (/task: translate/i.test(system)) return translated(last)
  if (/task: read a picture/i.test(system))
    return JSON.stringify({
      name: 'Sandbox lamp',
      material: 'aluminium',
      colour: 'white',
      hs_code: '940511',
      text: 'sandbox',
    })
  const zh = /answer in chinese/i.test(system)
  const words = last
    .replace(/<\/?[a-z]+>/g, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, 160)
  return zh
    ? `（沙盒模型，并非真正的语言模型）您写的是：“${words}”。设置真正的模型后，这里会是它的回答。`
    : `(Sandbox, no real language model.) You wrote: “${words}”. With a real model set up, its answer stands here.`
}

/** Each text in its place, as it was asked for. */
function translated(asked: string): string {
  try {
    const { target, texts } = JSON.parse(asked) as { target: string; texts: string[] }
    return JSON.stringify(texts.map((text) => `[${target}] ${text}`))
  } catch {
    return '[]'
  }
}
