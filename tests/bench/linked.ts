import { benchConversations } from './conversations.ts'
import { historyFigures } from './linkedHistory.ts'
import { withLinked } from './linkedServer.ts'
import { taskFigures } from './linkedTask.ts'
import { wireFigures } from './linkedWire.ts'
import type { Figure } from './table.ts'

/** On the device a chat is a conversation as those of every other channel, with and without a network. */
const chatFigures = async () => (await benchConversations()).filter(({ name }) => name.startsWith('a conversation of'))
const parts = { wire: wireFigures, task: taskFigures, history: historyFigures, chat: chatFigures }

/** Phones that were linked by QR code: the unmodified library, and WhatsApp as the simulator is it. `BENCH_LINKED`: some of its parts. */
export const benchLinked = (): Promise<Figure[]> =>
  withLinked(async (bench) => {
    const wanted = process.env.BENCH_LINKED?.split(',')
    const figures: Figure[] = []
    for (const [name, measure] of Object.entries(parts))
      if (!wanted || wanted.includes(name)) figures.push(...(await measure(bench)))
    return figures
  })
