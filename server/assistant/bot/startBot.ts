import { errorFields, type Log } from '../../log.ts'
import { schedule } from '../../schedule.ts'
import { type BotJob, type BotServices, takeBotJobs, workBotJob } from './botJobs.ts'

/** So many questions are answered at once in each process. */
const atOnce = 8
/** Of them so many of one company, whose model may keep each waiting for minutes. */
const atOnceOfOne = 3
const mostTries = 6

type BotWorkers = {
  /** Takes questions that are due, as far as there is room for them, and does not wait for their answers. */
  look: (signal: AbortSignal) => Promise<void>
  /** when all that was taken is answered, with what came due meanwhile */
  idle: () => Promise<void>
}

/** A worker goes on until nothing is due; while some of them wait for a model, the others answer. */
function openBotWorkers(services: BotServices & { log: Log }): BotWorkers {
  const workers = new Set<Promise<void>>()
  const underWay = new Map<string, number>()

  async function take(signal: AbortSignal): Promise<BotJob | null> {
    if (signal.aborted) return null
    const full = [...underWay].flatMap(([account, count]) => (count >= atOnceOfOne ? [account] : []))
    const [job] = await takeBotJobs(services, { most: 1, notOf: full })
    if (!job) return null
    underWay.set(job.account, (underWay.get(job.account) ?? 0) + 1)
    return job
  }

  function left({ account }: BotJob): void {
    const count = underWay.get(account)! - 1
    if (count) underWay.set(account, count)
    else underWay.delete(account)
  }

  async function work(first: BotJob, signal: AbortSignal): Promise<void> {
    for (let job: BotJob | null = first; job; job = await take(signal)) {
      await answer(services, job, signal)
      left(job)
    }
  }

  return {
    async look(signal) {
      while (workers.size < atOnce) {
        const job = await take(signal)
        if (!job) return
        const worker = work(job, signal)
          .catch((error: unknown) => services.log('the bot cannot look for questions', errorFields(error)))
          .finally(() => workers.delete(worker))
        workers.add(worker)
      }
    },
    async idle() {
      while (workers.size) await Promise.all(workers)
    },
  }
}

/** What fails is tried again when its lease is over, up to `mostTries` times; after that the message waits for a person. */
async function answer(services: BotServices & { log: Log }, job: BotJob, signal: AbortSignal): Promise<void> {
  try {
    await workBotJob(services, job, signal)
  } catch (error) {
    if (signal.aborted) return
    services.log('the bot could not answer', { conversation: job.conversation, ...errorFields(error) })
    if (job.tries >= mostTries)
      await services.database.pool.query('delete from bot_job where account_id = $1 and conversation_id = $2', [
        job.account,
        job.conversation,
      ])
  }
}

/** Until nothing is due. */
export async function workBot(services: BotServices & { log: Log }, signal: AbortSignal): Promise<void> {
  const { look, idle } = openBotWorkers(services)
  await look(signal)
  await idle()
}

export function startBot(services: BotServices & { log: Log }, { everyMs = 500 } = {}): { stop: () => Promise<void> } {
  const { look, idle } = openBotWorkers(services)
  const looking = schedule(look, { everyMs, log: services.log, failed: 'the bot cannot look for questions' })
  return {
    async stop() {
      await looking.stop()
      await idle()
    },
  }
}
