import { answerResponse } from '../../server/assistant/chat/answerLines.ts'
import { openModelCalls } from '../../server/assistant/models/modelCalls.ts'
import { streamAnswer } from '../../server/assistant/models/streamAnswer.ts'
import { noLog } from '../../server/log.ts'

// A process of its own that has many answers written at once, as the server hands them on, and says what it took.
const [url = '', count = '200'] = process.argv.slice(2)
const calls = openModelCalls(() => () => true)
const before = process.memoryUsage.rss() / 1e6

async function oneAnswer(): Promise<number> {
  const stopping = new AbortController()
  const server = { url, key: null, isOwn: true }
  const question = { model: 'deepseek', messages: [{ role: 'user' as const, content: 'Write a mail.' }] }
  const parts = streamAnswer(calls.ask, server, question, stopping.signal)
  const held = { settle: async () => {} }
  const response = answerResponse(parts, { id: '', points: 0, held, log: noLog, stopping })
  return (await response.text()).length
}

const lengths = await Promise.all(Array.from({ length: Number(count) }, oneAnswer))
calls.stop()
// In kilobytes, the most that it ever was.
const peak = (process.resourceUsage().maxRSS * 1_024) / 1e6
process.stdout.write(JSON.stringify({ before, peak, least: Math.min(...lengths) }))
