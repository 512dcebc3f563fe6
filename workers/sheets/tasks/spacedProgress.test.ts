import { expect, test } from 'vitest'
import { spacedProgress } from './spacedProgress.ts'

test('a stage is told when it begins and ten times a second after that', () => {
  let now = 0
  const told: string[] = []
  const tell = spacedProgress<{ stage: string; rows: number }>(
    ({ stage, rows }) => told.push(`${stage} ${rows}`),
    () => now,
  )
  for (let rows = 0; rows < 300; rows++) {
    now += 1
    tell({ stage: 'reading', rows })
  }
  tell({ stage: 'saving', rows: 0 })
  tell({ stage: 'saving', rows: 1 })
  expect(told).toEqual(['reading 0', 'reading 100', 'reading 200', 'saving 0'])
})
