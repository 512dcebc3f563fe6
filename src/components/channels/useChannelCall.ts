import { useChangedCall } from '../../lib/useChangedCall.ts'

/** Asks the server to do something with a route: it gets what was saved here first, and this device what came of it. */
export const useChannelCall = () => useChangedCall('channel_account.')
