export const toolsEnUS = {
  menu: 'Other tools',
  intro: 'What brings contacts in, tidies them up and takes them away.',
  persons: 'Privacy requests',
  for: {
    imports: 'Bring in lists, see what came of each, go on with one that was broken off, or take it back.',
    exports: 'Files that were made of your contacts, ready to be fetched again.',
    duplicates: 'Find contacts that are one person, and merge them one by one or by a rule.',
    labels: 'Arrange, colour, rename and merge tags, categories and sources.',
    customFields: 'Fields of your own for what a contact card has no place for.',
    excluded: 'To whom your company sends nothing any more.',
    pool: 'Contacts that were released and that anybody of the company may take.',
    persons: 'Answer somebody who asks what you know of them, or asks to be erased.',
  },
}
