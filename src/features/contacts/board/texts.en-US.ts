export const boardEnUS = {
  menu: 'CRM',
  nobody: 'Nobody here. Drag a card here, or choose this status on one.',
  more: 'Show {{count, number}} more',
}
