import { TasksScreen } from '../TasksScreen.tsx'

export const GroupMessageScreen = () => <TasksScreen channel="sms" />
