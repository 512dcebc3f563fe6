import { TaskFormScreen } from '../TaskFormScreen.tsx'

export const WhatsappFormScreen = () => <TaskFormScreen channel="whatsapp" />
