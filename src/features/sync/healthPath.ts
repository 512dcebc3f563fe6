/** Where everything about the user's data on this device is said. */
export const healthPath = '/account/sync'
