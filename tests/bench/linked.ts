import { historyFigures } from './linkedHistory.ts'
import { withLinked } from './linkedServer.ts'
import { taskFigures } from './linkedTask.ts'
import { wireFigures } from './linkedWire.ts'
import type { Figure } from './table.ts'

const parts = { wire: wireFigures, task: taskFigures, history: historyFigures }

/** Phones that were linked by QR code: the unmodified library, and WhatsApp as the simulator is it. `BENCH_LINKED`: one part of it. */
export const benchLinked = (): Promise<Figure[]> =>
  withLinked(async (bench) => {
    const wanted = process.env.BENCH_LINKED?.split(',')
    const figures: Figure[] = []
    for (const [name, measure] of Object.entries(parts))
      if (!wanted || wanted.includes(name)) figures.push(...(await measure(bench)))
    return figures
  })
