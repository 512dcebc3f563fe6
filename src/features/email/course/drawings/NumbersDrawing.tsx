import { FunnelDrawing } from './FunnelDrawing.tsx'
import { GaugeDrawing } from './GaugeDrawing.tsx'

export function NumbersDrawing() {
  return (
    <>
      <FunnelDrawing />
      <GaugeDrawing />
    </>
  )
}
