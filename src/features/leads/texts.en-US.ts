export const leadsEnUS = {
  change: {
    jobCreate: 'Collect leads: {{name}}',
    jobPatch: 'Collection of leads renamed or saved',
    action: { pause: 'Collecting leads paused', stop: 'Collecting leads stopped', resume: 'Collecting leads goes on' },
    jobDelete_one: '{{count}} collection of leads deleted',
    jobDelete: '{{count}} collections of leads deleted',
    jobRestore_one: '{{count}} collection of leads brought back',
    jobRestore: '{{count}} collections of leads brought back',
    mark: {
      new_one: '{{count}} lead put back',
      new: '{{count}} leads put back',
      kept_one: '{{count}} lead kept as a contact',
      kept: '{{count}} leads kept as contacts',
      thrown_one: '{{count}} lead thrown away',
      thrown: '{{count}} leads thrown away',
    },
  },
}
