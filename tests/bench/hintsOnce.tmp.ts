import { benchHints } from '/work/main/tests/bench/hints.ts'
console.log(JSON.stringify(await benchHints(), null, 1))
process.exit(0)
