import { numberEnUS } from './number/texts.en-US.ts'
import { templateEnUS } from './template/texts.en-US.ts'

/** The words of each page are beside it. */
export const whatsappEnUS = {
  number: numberEnUS,
  template: templateEnUS,
  change: {
    messageCreate: 'New WhatsApp message {{name}}',
    messagePatch: 'WhatsApp message edited',
    messageDelete_one: '{{count}} WhatsApp message deleted',
    messageDelete: '{{count}} WhatsApp messages deleted',
    messageRestore_one: '{{count}} WhatsApp message brought back',
    messageRestore: '{{count}} WhatsApp messages brought back',
    templateCreate: 'New WhatsApp template {{name}}',
    templatePatch: 'WhatsApp template edited',
    templateDelete_one: '{{count}} WhatsApp template deleted',
    templateDelete: '{{count}} WhatsApp templates deleted',
    templateRestore_one: '{{count}} WhatsApp template brought back',
    templateRestore: '{{count}} WhatsApp templates brought back',
  },
}
