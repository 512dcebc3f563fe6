import { TaskFormScreen } from '../TaskFormScreen.tsx'

export const CreateGroupScreen = () => <TaskFormScreen channel="sms" />
