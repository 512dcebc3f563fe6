import { MessagesPage } from './MessagesPage.tsx'

export const SmsAllScreen = () => <MessagesPage channel="sms" kind="all" />
export const SmsSentScreen = () => <MessagesPage channel="sms" kind="sent" />
export const WhatsappAllScreen = () => <MessagesPage channel="whatsapp" kind="all" />
export const WhatsappSentScreen = () => <MessagesPage channel="whatsapp" kind="sent" />
