import { BotRegular, BrainCircuitRegular, ChatSparkleRegular } from '@fluentui/react-icons'
import { botPath, gptPath, modelPath } from '../../lib/assistantPaths.ts'
import type { Feature } from '../../lib/feature.ts'

export const assistant: Feature = {
  id: 'assistant',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.assistantEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.assistantZhCN),
  },
  screens: [
    {
      path: gptPath,
      title: 'gpt.menu',
      icon: ChatSparkleRegular,
      place: 1,
      load: () => import('./gpt/GptScreen.tsx').then((m) => ({ Component: m.GptScreen })),
    },
    {
      path: botPath,
      title: 'bot.menu',
      icon: BotRegular,
      place: 3,
      access: 'main',
      load: () => import('./bot/BotScreen.tsx').then((m) => ({ Component: m.BotScreen })),
    },
    {
      path: modelPath,
      title: 'model.menu',
      icon: BrainCircuitRegular,
      place: 4,
      access: 'main',
      load: () => import('./model/ModelScreen.tsx').then((m) => ({ Component: m.ModelScreen })),
    },
  ],
  describeChange: (change) => import('./describeChange.ts').then((m) => m.describeAssistantChange(change)),
}
