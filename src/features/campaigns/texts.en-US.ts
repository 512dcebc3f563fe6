import { reportEnUS } from './report/texts.en-US.ts'
import { statisticsEnUS } from './statistics/texts.en-US.ts'
import { suppressionEnUS } from './suppression/texts.en-US.ts'
import { smsTaskEnUS } from './task/sms/texts.en-US.ts'
import { taskEnUS } from './task/texts.en-US.ts'
import { whatsappTaskEnUS } from './task/whatsapp/texts.en-US.ts'

/** The words of each page are beside it: `task/texts.en-US.ts` and so on. */
export const campaignsEnUS = {
  report: reportEnUS,
  statistics: statisticsEnUS,
  task: taskEnUS,
  sms: { task: smsTaskEnUS },
  whatsapp: { task: whatsappTaskEnUS },
  suppression: suppressionEnUS,
  change: {
    taskCreate: 'New email task {{name}}',
    taskPatch: 'Email task edited',
    taskAction: {
      start: 'Email task started',
      pause: 'Email task paused',
      close: 'Email task closed',
      retry: 'Failed emails sent again',
      retryUncertain: 'Emails that may have arrived sent again',
    },
    taskDelete_one: '{{count}} email task deleted',
    taskDelete: '{{count}} email tasks deleted',
    taskRestore_one: '{{count}} email task brought back',
    taskRestore: '{{count}} email tasks brought back',
    audience_one: '{{count}} contact named for an email task',
    audience: '{{count}} contacts named for an email task',
    audienceRemove_one: '{{count}} contact taken out of an email task',
    audienceRemove: '{{count}} contacts taken out of an email task',
    suppress_one: '{{count}} entry added to the suppression list',
    suppress: '{{count}} entries added to the suppression list',
    unsuppress_one: '{{count}} entry removed from the suppression list',
    unsuppress: '{{count}} entries removed from the suppression list',
  },
}
