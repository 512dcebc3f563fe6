import { readFileSync } from 'node:fs'
import babel from '@rolldown/plugin-babel'
import { reactCompilerPreset } from '@vitejs/plugin-react'
import type { Plugin } from 'vite'

/**
 * What a screen has drawn already is not drawn again: a change of one field cost the whole panel. The build fails where
 * the compiler finds a rule broken that it relies on.
 */
export function reactCompiler() {
  const faults: string[] = []
  let taken = 0
  const logger = {
    logEvent(file: string | null, { kind, fnLoc, detail }: Said) {
      if (kind === 'CompileSuccess') taken++
      // What it cannot do yet it leaves as it is.
      else if (detail?.category !== 'Todo') faults.push(`${file}: ${detail?.category ?? kind}`)
      // It lifts functions out of a component to the module, past whatever stands around that component.
      if (fnLoc && isInside(file, fnLoc.start.line)) faults.push(`${file}: a component inside a function`)
    },
  }
  const rules: Plugin = {
    name: 'react-compiler-rules',
    apply: 'build',
    buildEnd() {
      if (faults.length) this.error(`The React compiler:\n${[...new Set(faults)].join('\n')}`)
      if (taken < 700) this.error(`The React compiler took ${taken} functions only.`)
    },
  }
  return [
    // A row that may be null is not looked into for what a handler of it needs once somebody clicks.
    babel({
      presets: [reactCompilerPreset({ logger, environment: { enableTreatFunctionDepsAsConditional: true } })],
    }),
    rules,
  ]
}

type Said = { kind: string; fnLoc?: { start: { line: number } } | null; detail?: { category?: string } }

const isInside = (file: string | null, line: number) =>
  file !== null && readFileSync(file, 'utf8').split('\n')[line - 1]?.startsWith(' ')
