import { errorFields, type Log } from '../../log.ts'
import { schedule } from '../../schedule.ts'
import { type BotServices, takeBotJobs, workBotJob } from './botJobs.ts'

/** So many answers are looked for at once in each process: a model takes seconds, and nobody waits behind another company for long. */
const atOnce = 8
const mostTries = 6

/** Until nothing is due. One that fails is tried again when its lease is over, some times; then a person finds it as any message. */
export async function workBot(services: BotServices & { log: Log }, signal: AbortSignal): Promise<void> {
  const workOn = async () => {
    for (;;) {
      const [job] = signal.aborted ? [] : await takeBotJobs(services, 1)
      if (!job) return
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
  }
  await Promise.all(Array.from({ length: atOnce }, workOn))
}

export const startBot = (services: BotServices & { log: Log }, { everyMs = 500 } = {}) =>
  schedule((signal) => workBot(services, signal), {
    everyMs,
    log: services.log,
    failed: 'the bot cannot look for questions',
  })
