import { SmsMessagesPage } from './SmsMessagesPage.tsx'

export const AllMessageScreen = () => <SmsMessagesPage kind="all" />
