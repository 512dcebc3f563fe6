export const smsEnUS = {
  change: {
    routeCreate: 'New SMS route {{name}}',
    routePatch: 'SMS route edited',
    routeDelete_one: '{{count}} SMS route deleted',
    routeDelete: '{{count}} SMS routes deleted',
    routeRestore_one: '{{count}} SMS route brought back',
    routeRestore: '{{count}} SMS routes brought back',
    messageCreate: 'New text message {{name}}',
    messagePatch: 'Text message edited',
    messageDelete_one: '{{count}} text message deleted',
    messageDelete: '{{count}} text messages deleted',
    messageRestore_one: '{{count}} text message brought back',
    messageRestore: '{{count}} text messages brought back',
  },
}
