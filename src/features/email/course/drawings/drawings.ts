import type { ComponentType } from 'react'
import type { ChapterId } from '../chapters.ts'
import { DomainDrawing } from './DomainDrawing.tsx'
import { FairDrawing } from './FairDrawing.tsx'
import { LawDrawing } from './LawDrawing.tsx'
import { NumbersDrawing } from './NumbersDrawing.tsx'
import { WarmUpChart } from './WarmUpChart.tsx'
import { WritingDrawing } from './WritingDrawing.tsx'

/** What each chapter is illustrated with. */
export const drawings: Record<ChapterId, ComponentType> = {
  domain: DomainDrawing,
  warmUp: WarmUpChart,
  writing: WritingDrawing,
  law: LawDrawing,
  numbers: NumbersDrawing,
  fair: FairDrawing,
}
