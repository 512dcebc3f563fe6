import { expose } from 'comlink'
import { replaceInPlace } from './inPlace.ts'

export type ReplaceApi = { replace: typeof replaceInPlace }
expose({ replace: replaceInPlace } satisfies ReplaceApi)
