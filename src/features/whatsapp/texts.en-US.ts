import { numberEnUS } from './number/texts.en-US.ts'
import { templateEnUS } from './template/texts.en-US.ts'

/** The words of each page are beside it. */
export const whatsappEnUS = {
  number: numberEnUS,
  template: templateEnUS,
  change: {
    templateCreate: 'New WhatsApp template {{name}}',
    templatePatch: 'WhatsApp template edited',
    templateDelete_one: '{{count}} WhatsApp template deleted',
    templateDelete: '{{count}} WhatsApp templates deleted',
    templateRestore_one: '{{count}} WhatsApp template brought back',
    templateRestore: '{{count}} WhatsApp templates brought back',
  },
}
