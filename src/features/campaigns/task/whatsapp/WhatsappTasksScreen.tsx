import { TasksScreen } from '../TasksScreen.tsx'

export const WhatsappTasksScreen = () => <TasksScreen channel="whatsapp" />
