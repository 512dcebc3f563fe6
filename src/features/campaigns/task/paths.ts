/** Pages beside the tasks that a task leads to. */
export const messagesPath = '/emailMarketing/emailMessage'
export const sendersPath = '/emailMarketing/emailSendSetting'
export const contactPath = (id: string) => `/statistics/contacts?contact=${id}`
