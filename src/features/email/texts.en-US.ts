import { answerEnUS } from './answer/texts.en-US.ts'
import { checkEnUS } from './check/texts.en-US.ts'
import { courseEnUS } from './course/texts.en-US.ts'
import { messageEnUS } from './message/texts.en-US.ts'
import { senderEnUS } from './sender/texts.en-US.ts'
import { statisticsEnUS } from './statistics/texts.en-US.ts'
import { suppressionEnUS } from './suppression/texts.en-US.ts'
import { taskEnUS } from './task/texts.en-US.ts'

/** The words of each page are beside it: `message/texts.en-US.ts` and so on. */
export const emailEnUS = {
  statistics: statisticsEnUS,
  message: messageEnUS,
  task: taskEnUS,
  sender: senderEnUS,
  suppression: suppressionEnUS,
  course: courseEnUS,
  answer: answerEnUS,
  check: checkEnUS,
  change: {
    messageCreate: 'New email message {{name}}',
    messagePatch: 'Email message edited',
    messageRename: 'Email message renamed {{name}}',
    messageDelete_one: '{{count}} email message deleted',
    messageDelete: '{{count}} email messages deleted',
    messageRestore_one: '{{count}} email message brought back',
    messageRestore: '{{count}} email messages brought back',
    versionCreate: 'Version of an email message kept',
    versionDelete_one: '{{count}} version of an email message deleted',
    versionDelete: '{{count}} versions of an email message deleted',
    senderCreate: 'New email sender {{address}}',
    senderPatch: 'Email sender edited',
    senderDelete_one: '{{count}} email sender deleted',
    senderDelete: '{{count}} email senders deleted',
    senderRestore_one: '{{count}} email sender brought back',
    senderRestore: '{{count}} email senders brought back',
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
    suppress_one: '{{count}} address gets no more emails',
    suppress: '{{count}} addresses get no more emails',
    unsuppress_one: '{{count}} address may get emails again',
    unsuppress: '{{count}} addresses may get emails again',
    answer: 'Email to {{email}}',
  },
}
