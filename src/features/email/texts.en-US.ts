import { answerEnUS } from './answer/texts.en-US.ts'
import { checkEnUS } from './check/texts.en-US.ts'
import { courseEnUS } from './course/texts.en-US.ts'
import { messageEnUS } from './message/texts.en-US.ts'
import { senderEnUS } from './sender/texts.en-US.ts'

/** The words of each page are beside it: `message/texts.en-US.ts` and so on. */
export const emailEnUS = {
  message: messageEnUS,
  sender: senderEnUS,
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
    answer: 'Email to {{email}}',
  },
}
