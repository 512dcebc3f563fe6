import { SmsMessagesPage } from './SmsMessagesPage.tsx'

export const SentScreen = () => <SmsMessagesPage kind="sent" />
