import { linkedTemplateEnUS } from './template/texts.en-US.ts'

/** The words of each page are beside it: `template/texts.en-US.ts` and so on. */
export const linkedEnUS = {
  template: linkedTemplateEnUS,
  change: {
    templateCreate: 'Template {{name}} for linked phones',
    templatePatch: 'Template for linked phones edited',
    templateDelete_one: '{{count}} template for linked phones deleted',
    templateDelete: '{{count, number}} templates for linked phones deleted',
    templateRestore_one: '{{count}} template for linked phones brought back',
    templateRestore: '{{count, number}} templates for linked phones brought back',
  },
}
