import { messageBoardEnUS, smsBoardEnUS } from './board/texts.en-US.ts'
import { fastEnUS, smsFastEnUS } from './fast/texts.en-US.ts'
import { smsTaskMessagesEnUS, taskMessagesEnUS } from './messages/texts.en-US.ts'
import { reportEnUS } from './report/texts.en-US.ts'
import { statisticsEnUS } from './statistics/texts.en-US.ts'
import { suppressionEnUS } from './suppression/texts.en-US.ts'
import { linkedTaskEnUS } from './task/linked/texts.en-US.ts'
import { smsTaskEnUS } from './task/sms/texts.en-US.ts'
import { taskEnUS } from './task/texts.en-US.ts'
import { whatsappTaskEnUS } from './task/whatsapp/texts.en-US.ts'

/** The words of each page are beside it: `task/texts.en-US.ts` and so on. */
export const campaignsEnUS = {
  report: reportEnUS,
  statistics: statisticsEnUS,
  task: taskEnUS,
  board: messageBoardEnUS,
  fast: fastEnUS,
  messages: taskMessagesEnUS,
  sms: { task: smsTaskEnUS, board: smsBoardEnUS, fast: smsFastEnUS, messages: smsTaskMessagesEnUS },
  whatsapp: { task: whatsappTaskEnUS },
  linked: { task: linkedTaskEnUS },
  suppression: suppressionEnUS,
  change: {
    taskCreate: {
      email: 'New email task {{name}}',
      sms: 'New text message task {{name}}',
      whatsapp: 'New WhatsApp task {{name}}',
      linked: 'New task over linked WhatsApp {{name}}',
    },
    taskPatch: 'Task edited',
    taskAction: {
      start: 'Task started',
      pause: 'Task paused',
      close: 'Task closed',
      retry: 'Failed messages sent again',
      retryUncertain: 'Messages that may have arrived sent again',
    },
    taskDelete_one: '{{count}} task deleted',
    taskDelete: '{{count}} tasks deleted',
    taskRestore_one: '{{count}} task brought back',
    taskRestore: '{{count}} tasks brought back',
    audience_one: '{{count}} contact named for a task',
    audience: '{{count}} contacts named for a task',
    audienceRemove_one: '{{count}} contact taken out of a task',
    audienceRemove: '{{count}} contacts taken out of a task',
    suppress_one: '{{count}} entry added to the suppression list',
    suppress: '{{count}} entries added to the suppression list',
    unsuppress_one: '{{count}} entry removed from the suppression list',
    unsuppress: '{{count}} entries removed from the suppression list',
  },
}
