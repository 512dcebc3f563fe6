import type { MessageReportGroup } from '#domain/campaigns/messageCalls'

/** `market`: where Meta takes one price; `reason`: why messages did not arrive. */
export type ReportName = Exclude<MessageReportGroup, 'day' | 'task'> | 'market'
