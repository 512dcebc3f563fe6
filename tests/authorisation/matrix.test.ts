import { attackEverything } from './attacks.ts'

attackEverything(() => {})
