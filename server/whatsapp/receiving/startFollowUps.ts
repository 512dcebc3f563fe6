import { schedule } from '../../schedule.ts'
import { type FetchTools, fetchWhatsappFiles } from './fetchFiles.ts'
import { tellSeenThreads } from './readMarks.ts'

/** What follows on messages once they are in their threads: their files come, and their writers hear that they were read. */
export const startFollowUps = (tools: FetchTools) =>
  schedule(
    async (signal) => {
      while (await tellSeenThreads(tools, signal));
      while (await fetchWhatsappFiles(tools, signal));
    },
    { everyMs: 1_000, log: tools.log, failed: 'what follows on messages of WhatsApp is not done' },
  )
